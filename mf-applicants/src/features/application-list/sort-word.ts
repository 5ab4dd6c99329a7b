import type { ApplicationSort } from 'server/contract/application-constants';
import type { ListState } from './list-state';

interface Sort {
  id: string;
  desc: boolean;
}

/** How the address writes an order: a column, with `-` in front for descending. */
export const sortWord = (sort: Sort | null): ListState['sort'] =>
  sort ? `${sort.desc ? '-' : ''}${sort.id as ApplicationSort}` : '';

export const sortOf = (word: ListState['sort']): Sort | null =>
  word === '' ? null : { id: word.replace('-', ''), desc: word.startsWith('-') };
