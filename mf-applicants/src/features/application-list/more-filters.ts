import type { ListState } from './list-state';

/** Filters that stand in the bar only once they are added or set; each can be added once. */
export const moreFilters = [
  { id: 'date', label: 'Date', isSet: ({ from, to }: ListState) => (from ?? to) !== undefined },
  { id: 'source', label: 'Source', isSet: ({ source }: ListState) => source !== undefined },
  { id: 'stage', label: 'Stage', isSet: ({ stage }: ListState) => stage !== undefined },
  {
    id: 'status',
    label: 'Applicant Status',
    isSet: ({ status }: ListState) => status !== undefined,
  },
] as const;
export type MoreFilter = (typeof moreFilters)[number]['id'];
