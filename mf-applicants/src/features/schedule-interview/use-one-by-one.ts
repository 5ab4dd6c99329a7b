import { useEffect, useRef, useState } from 'react';
import { getApplication } from 'server/contract/applicants/applications/application.calls';
import { ApiError, send } from 'shared-auth';
import { formatPersonName } from 'shared-ui';

export interface Refusal {
  applicantId: number;
  name: string;
  reason: string;
}

interface Run {
  /** Ids of the created interviews. */
  made: readonly number[];
  refused: readonly Refusal[];
  left: readonly number[];
}

const readName = (id: number): Promise<string> =>
  send(getApplication, { params: { id } }).then(
    ({ data }) => formatPersonName(data),
    () => `Applicant no. ${id}`,
  );

/**
 * Finds the reason of a refusal that concerns one applicant alone; undefined for an error that
 * concerns all applicants, which ends the run.
 */
const findReason = (error: unknown, isFirst: boolean): string | undefined => {
  if (!(error instanceof ApiError) || ![400, 404, 409, 412, 422].includes(error.status))
    return undefined;
  const own = error.fields.applicantIds;
  return isFirst ? own : (own ?? Object.values(error.fields)[0] ?? error.message);
};

/**
 * Makes something for each applicant in turn, so that one who is refused holds up nobody else.
 * After a failure the next start goes on with those who are left or were refused.
 * @param onMade gets the ids of what a start made, and for how many it was to; also when the form
 * was closed meanwhile, which ends it.
 */
export const useOneByOne = (
  applicantIds: readonly number[],
  onMade: (ids: readonly number[], total: number) => void,
) => {
  const run = useRef<Run>({ made: [], refused: [], left: applicantIds });
  const [done, setDone] = useState<{ done: number; total: number }>();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const makeNext = async (make: (id: number, isFirst: boolean) => Promise<readonly number[]>) => {
    const { made, refused: before, left } = run.current;
    const [id = 0, ...others] = left;
    try {
      const ids = await make(id, made.length === 0);
      run.current = { made: [...made, ...ids], refused: before, left: others };
    } catch (error) {
      const reason = applicantIds.length > 1 && findReason(error, made.length === 0);
      if (!reason) throw error;
      const refusal = { applicantId: id, name: await readName(id), reason };
      run.current = { made, refused: [...before, refusal], left: others };
    }
  };

  /** True if everybody was served. */
  const start = async (make: Parameters<typeof makeNext>[0]): Promise<boolean> => {
    const { made, refused: before, left } = run.current;
    const asked = [...left, ...before.map((one) => one.applicantId)];
    run.current = { made, refused: [], left: asked };
    setRefused([]);
    try {
      while (run.current.left.length > 0 && !isGone.current) {
        const total = asked.length;
        if (total > 1) setDone({ done: total - run.current.left.length, total });
        await makeNext(make);
      }
    } finally {
      setDone(undefined);
      setRefused(run.current.refused);
      onMade(run.current.made.slice(made.length), asked.length);
    }
    return run.current.refused.length === 0;
  };
  return { start, done, refused };
};
