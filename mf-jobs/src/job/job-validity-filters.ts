import type { JobFilter } from 'server/contract/jobs/postings/job';

export const jobValidityFilters = {
  active: { activeJobs: '1' },
  expired: { expiredJobs: '1' },
  all: { allJobs: '1' },
} as const satisfies Record<string, JobFilter>;
