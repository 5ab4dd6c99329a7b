import type { JobRow } from 'server/contract/jobs/postings/job';
import { closedJobStatusId } from 'server/contract/jobs/postings/job-constants';

export const formatJobSecondLine = ({
  jobStatusId,
  jobCode,
  location,
  referralAmount,
}: Pick<JobRow, 'jobStatusId' | 'jobCode' | 'location' | 'referralAmount'>): string => {
  const slug = referralAmount[0]?.slug;
  return [
    jobStatusId === closedJobStatusId && 'Closed',
    jobCode,
    location?.city,
    slug && `referral ${slug}`,
  ]
    .filter(Boolean)
    .join(' · ');
};
