import { useEffect, useState } from 'react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { getJob } from 'server/contract/jobs/postings/job.calls';
import { send, type ApiError } from 'shared-auth';

/**
 * Requests the job without the cache, which may contain an older version. The record stays the same during
 * editing, until `put` replaces it by the result of a save.
 */
export const useOpenedJob = (id: number | undefined) => {
  const [job, put] = useState<JobRecord>();
  const [error, setError] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    const settle = (then: () => void) => isWanted && then();
    send(getJob, { params: { id } }).then(
      ({ data }) => settle(() => put(data)),
      (reason: ApiError) => settle(() => setError(reason)),
    );
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);
  const reload = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return { record: job, error, reload, put };
};
