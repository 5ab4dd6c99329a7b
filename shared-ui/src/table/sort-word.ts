import type { Sort } from './column';

/** Sort order in an address: a column id, prefixed with `-` for descending, or empty. */
export const sortWord = <Key extends string>(sort: Sort | null): Key | `-${Key}` | '' =>
  sort ? (`${sort.desc ? '-' : ''}${sort.id}` as Key | `-${Key}`) : '';

export const sortOf = (word: string): Sort | null =>
  word === '' ? null : { id: word.replace('-', ''), desc: word.startsWith('-') };
