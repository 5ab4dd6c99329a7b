import type { JobsImpact } from 'server/contract/job';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** What a deletion takes with it; nothing to say until it is known. */
export const impactWords = (impact: JobsImpact | undefined): string | undefined => {
  if (!impact) return undefined;
  const { jobs, openApplications } = impact;
  const applicants =
    openApplications === 0
      ? 'no open applicants'
      : counted(openApplications, 'open applicant', 'open applicants');
  return `${counted(jobs, 'job', 'jobs')} with ${applicants}`;
};
