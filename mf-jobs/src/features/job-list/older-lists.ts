import { defineOlderJobList } from './job-list';

interface OlderList {
  title: string;
  list: ReturnType<typeof defineOlderJobList>;
  offersSeo: boolean;
  empty: string;
}

const defaultPath = '/all/jobv1';

const olderLists = {
  '/active/job': {
    title: 'Active Jobs',
    list: defineOlderJobList({ activeJobs: '1' }),
    offersSeo: false,
    empty: 'Jobs without an expiry date, or with one that is still to come, appear here.',
  },
  '/expired/job': {
    title: 'Expired Jobs',
    list: defineOlderJobList({ expiredJobs: '1' }),
    offersSeo: false,
    empty: 'Jobs appear here on the day after their expiry date.',
  },
  [defaultPath]: {
    title: 'All Jobs',
    list: defineOlderJobList({ allJobs: '1' }),
    offersSeo: true,
    empty: 'Jobs that you may see appear here once they are created.',
  },
} satisfies Record<string, OlderList>;

export type OlderJobListPath = keyof typeof olderLists;

const isOlderListPath = (path: string): path is OlderJobListPath => path in olderLists;

export const olderJobListChoices = Object.entries(olderLists).map(([value, { title }]) => ({
  value: value as OlderJobListPath,
  label: title,
}));

export const getOlderJobList = (route: string): OlderList & { path: OlderJobListPath } => {
  const path = isOlderListPath(route) ? route : defaultPath;
  return { path, ...olderLists[path] };
};
