import type { JobPage } from 'server/contract/jobs/postings/job';

export const formatJobCounts = ({ published, saved, openings }: JobPage['meta']): string =>
  `${published} published, ${saved} saved, ${openings} ${openings === 1 ? 'opening' : 'openings'}`;
