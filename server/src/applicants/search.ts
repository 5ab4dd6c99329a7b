import sql, { type Sql } from 'sql-template-tag';
import { searchPattern } from '../jobs/search.rule';

/** The texts that begin with a text are those from it up to this one, without it. */
export const endOfPrefix = (prefix: string): string => {
  const letters = [...prefix];
  const last = letters.pop()?.codePointAt(0) ?? 0;
  // Surrogates are no characters, so the one after the last before them is the first behind them.
  return letters.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
};

const startsWith = (column: Sql, prefix: string): Sql =>
  sql`(${column} >= ${prefix} and ${column} < ${endOfPrefix(prefix)})`;

const shortest = 3;

/**
 * What a search asks for, over alias `application`. Three letters and more are found anywhere in name,
 * e-mail and phone by trigrams; fewer at the beginning of first or last name by an index.
 */
export const searchConditions = (search: string | undefined, isMasked: boolean): Sql[] => {
  const text = search?.replaceAll('\0', '').trim().replace(/\s+/g, ' ').toLowerCase() ?? '';
  if (text === '') return [];
  if ([...text].length < shortest)
    return [
      sql`(${startsWith(sql`application.name_key`, text)} or ${startsWith(sql`application.last_name_key`, text)})`,
    ];
  const pattern = searchPattern(text);
  return [
    sql`application.search_key like lower(${pattern})`,
    ...(isMasked ? [sql`application.name_key like lower(${pattern})`] : []),
  ];
};
