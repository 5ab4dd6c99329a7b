import type { JobRecord } from 'server/contract/jobs/job';
import { getJob } from 'server/contract/jobs/job.calls';
import { useRead, type ApiError } from 'shared-auth';

export interface JobRead {
  job: JobRecord | undefined;
  error: ApiError | undefined;
  reload: () => void;
}

/** One job whole; without an id nothing is read. */
export const useJob = (id: number | undefined): JobRead => {
  const { data, error, reload } = useRead(getJob, id === undefined ? null : { params: { id } });
  return { job: data?.data, error, reload };
};
