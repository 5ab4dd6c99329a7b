import { getJob } from 'server/contract/jobs/job.calls';
import { useRead, type LookupItem } from 'shared-auth';

/** The job that an address names by its id; until its title is known, the id stands for it. */
export const useChosenJob = (id: number | undefined): LookupItem | null => {
  const { data } = useRead(getJob, id === undefined ? null : { params: { id } });
  if (id === undefined) return null;
  return { id, label: data?.data.jobId === id ? data.data.jobTitle : `No. ${id}` };
};
