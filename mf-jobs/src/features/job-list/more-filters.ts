import type { JobListState } from './job-list-state';

/** Filters that stand in the bar only once they are added or set. */
export const moreFilters = [
  {
    id: 'department',
    label: 'Department',
    isSet: ({ department }: JobListState) => department !== undefined,
  },
  {
    id: 'location',
    label: 'Location',
    isSet: ({ location }: JobListState) => location !== undefined,
  },
  {
    id: 'openDate',
    label: 'Open date',
    isSet: ({ from, to }: JobListState) => (from ?? to) !== undefined,
  },
] as const;
export type MoreFilter = (typeof moreFilters)[number]['id'];
