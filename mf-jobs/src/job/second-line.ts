import type { JobRow } from 'server/contract/jobs/job';

/** What stands below a job's title: code, city, and the slug of its referral amount. */
export const secondLine = ({
  jobCode,
  location,
  referralAmount,
}: Pick<JobRow, 'jobCode' | 'location' | 'referralAmount'>): string => {
  const slug = referralAmount[0]?.slug;
  return [jobCode, location?.city, slug && `referral ${slug}`].filter(Boolean).join(' · ');
};
