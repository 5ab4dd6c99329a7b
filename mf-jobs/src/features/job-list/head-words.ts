import type { JobPage } from 'server/contract/jobs/job';

/** What the whole list amounts to, in words. */
export const headWords = ({ published, saved, openings }: JobPage['meta']): string =>
  `${published} published, ${saved} saved, ${openings} ${openings === 1 ? 'opening' : 'openings'}`;
