import type { JobsImpact } from 'server/contract/jobs/postings/job';

const formatCountWithNoun = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const describeDeletionImpact = (
  impact: JobsImpact | undefined,
  error?: { message: string },
): string => {
  if (error) return `The open applicants could not be counted. ${error.message}`;
  if (!impact) return 'Counting the open applicants…';
  const { jobs, openApplications } = impact;
  const applicants =
    openApplications === 0
      ? 'no open applicants'
      : formatCountWithNoun(openApplications, 'open applicant', 'open applicants');
  return `${formatCountWithNoun(jobs, 'job', 'jobs')} with ${applicants}`;
};
