import type { JobSort } from 'server/contract/job';
import type { JobListState } from './job-list-state';

interface Sort {
  id: string;
  desc: boolean;
}

/** How the address writes an order: a column, with `-` in front for descending. */
export const sortWord = (sort: Sort | null): JobListState['sort'] =>
  sort ? `${sort.desc ? '-' : ''}${sort.id as JobSort}` : '';

export const sortOf = (word: JobListState['sort']): Sort | null =>
  word === '' ? null : { id: word.replace('-', ''), desc: word.startsWith('-') };
