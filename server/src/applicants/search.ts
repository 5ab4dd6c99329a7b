import sql, { type Sql } from 'sql-template-tag';
import { searchPattern } from '../jobs/search.rule';

const lastCharacter = 0x10ffff;

/** The texts that begin with a text are those from it up to this one, without it; none is after the last. */
const endOfPrefix = (prefix: string): string | undefined => {
  const letters = [...prefix];
  for (let last = letters.pop(); last !== undefined; last = letters.pop()) {
    const code = last.codePointAt(0) ?? 0;
    // Surrogates are no characters, so the first behind them follows the last before them.
    if (code < lastCharacter)
      return letters.join('') + String.fromCodePoint(code === 0xd7ff ? 0xe000 : code + 1);
  }
  return undefined;
};

const startsWith = (column: Sql, prefix: string): Sql => {
  const end = endOfPrefix(prefix);
  return end === undefined
    ? sql`${column} >= ${prefix}`
    : sql`(${column} >= ${prefix} and ${column} < ${end})`;
};

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
