import type { Sort } from './column';

/** How an address writes an order: a column, with `-` in front for descending, or nothing. */
export const sortWord = <Key extends string>(sort: Sort | null): Key | `-${Key}` | '' =>
  sort ? (`${sort.desc ? '-' : ''}${sort.id}` as Key | `-${Key}`) : '';

export const sortOf = (word: string): Sort | null =>
  word === '' ? null : { id: word.replace('-', ''), desc: word.startsWith('-') };
