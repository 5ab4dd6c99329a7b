import type { JobFilter } from 'server/contract/job';

interface OlderList {
  title: string;
  filter: JobFilter;
  /** Offers the SEO fields of a job. */
  offersSeo: boolean;
  empty: string;
}

const all: OlderList = {
  title: 'All Jobs',
  filter: { allJobs: '1' },
  offersSeo: true,
  empty: 'Jobs that you may see appear here once they are created.',
};

const lists: Record<string, OlderList> = {
  '/active/job': {
    title: 'Active Jobs',
    filter: { activeJobs: '1' },
    offersSeo: false,
    empty: 'Jobs without an expiry date, or with one that is still to come, appear here.',
  },
  '/expired/job': {
    title: 'Expired Jobs',
    filter: { expiredJobs: '1' },
    offersSeo: false,
    empty: 'Jobs appear here on the day after their expiry date.',
  },
};

/** The preset of an older list by its route's path. */
export const olderListOf = (path: string): OlderList => lists[path] ?? all;
