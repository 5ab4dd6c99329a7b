import { useEffect, useRef, useState } from 'react';
import type { JobRecord } from 'server/contract/jobs/job';
import { ApiError } from 'shared-auth';
import { useUpdateJob } from './api/update-job';
import { conflictOf } from './conflict.rule';
import { changesOf } from './job-body';
import { valuesOf, type JobValues } from './job-values';
import type { Base } from './use-job-draft';

type Conflict = ReturnType<typeof conflictOf>;

/** A question to the person who saves, which ends with the values to save or with nothing. */
export interface ConflictQuestion {
  conflict: Conflict;
  answer: (values: JobValues | undefined) => void;
}

const unanswered = 'Nothing was saved. Somebody else changed this job in the meantime.';

const currentOf = (error: unknown): JobRecord | undefined =>
  error instanceof ApiError && error.code === 'STALE_VERSION'
    ? (error.current as JobRecord)
    : undefined;

/**
 * Saves the changes of a job. When somebody else was faster, both changes go together, and what both
 * changed differently is asked.
 */
export const useCarefulSave = (job: JobRecord, base: Base) => {
  const update = useUpdateJob(job.jobId);
  const [question, setQuestion] = useState<ConflictQuestion>();

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const ask = (conflict: Conflict): Promise<JobValues> =>
    new Promise((resolve, reject) => {
      const answer = (values: JobValues | undefined) => {
        setQuestion(undefined);
        if (values) resolve(values);
        else reject(new Error(unanswered));
      };
      if (!isHere.current) answer(undefined);
      else setQuestion({ conflict, answer });
    });

  const save = async (typed: JobValues, platforms?: readonly number[]): Promise<JobRecord> => {
    let mine = typed;
    let stored = job;
    let { values: first, version } = base;
    for (;;) {
      const changes = changesOf(mine, first, platforms);
      // Also where all of it is stored already, by a try whose answer was lost.
      if (Object.keys(changes).length === 0) return stored;
      try {
        return await update({ ...changes, version });
      } catch (error) {
        const current = currentOf(error);
        if (!current) throw error;
        const theirs = valuesOf(current);
        const conflict = conflictOf({ first, mine, theirs });
        mine = conflict.fields.length > 0 ? await ask(conflict) : conflict.merged;
        first = theirs;
        version = current.version;
        stored = current;
      }
    }
  };
  return { save, question };
};
