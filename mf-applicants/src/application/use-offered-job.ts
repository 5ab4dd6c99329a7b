import { getJob } from 'server/contract/jobs/postings/job.calls';
import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import { useRead } from 'shared-auth';
import type { PickerItem } from 'shared-ui/forms';

export const useOfferedJob = (
  jobId: number | undefined,
): { job: PickerItem | null; isKnown: boolean } => {
  const { data, error } = useRead(getJob, jobId === undefined ? null : { params: { id: jobId } });
  const found = data?.data;
  return {
    job: found ? { id: found.jobId, label: formatJobTitle(found), hint: found.jobCode } : null,
    isKnown: jobId === undefined || found !== undefined || error !== undefined,
  };
};
