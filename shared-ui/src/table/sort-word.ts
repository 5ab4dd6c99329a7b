import type { Sort } from './column';

/** Sort order as text in an address: a column id, with the prefix `-` for descending, or empty. */
export const sortWord = <Key extends string>(sort: Sort | null): Key | `-${Key}` | '' =>
  sort ? (`${sort.desc ? '-' : ''}${sort.id}` as Key | `-${Key}`) : '';

export const sortOf = (word: string): Sort | null =>
  word === '' ? null : { id: word.replace('-', ''), desc: word.startsWith('-') };
