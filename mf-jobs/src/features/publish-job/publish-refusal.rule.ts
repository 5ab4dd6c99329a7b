import type { JobRecord } from 'server/contract/jobs/postings/job';
import { closedJobStatusId } from 'server/contract/jobs/postings/job-constants';

/** `today` is a day in the company's time zone. */
export const findPublishRefusal = (
  { jobStatusId, expiryDate }: Pick<JobRecord, 'jobStatusId' | 'expiryDate'>,
  today: string,
): string | undefined => {
  if (jobStatusId === closedJobStatusId)
    return 'This job is closed. Open it before you publish it.';
  if (expiryDate !== null && expiryDate < today)
    return 'This job has expired. Set a later expiry date, then publish it.';
  return undefined;
};
