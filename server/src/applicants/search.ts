import sql, { type Sql } from 'sql-template-tag';
import { allOf, anyOf } from '../lists/criteria';
import { searchPattern, withoutHidden } from '../lists/search.rule';
import { phoneDigits } from './phone-search.rule';

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

/** Names that begin with a text; two letters are too few for trigrams. */
export interface Prefix {
  from: string;
  /** The first text behind them; undefined when there is none. */
  before: string | undefined;
}

const startsWith = (column: Sql, { from, before }: Prefix): Sql =>
  before === undefined
    ? sql`${column} >= ${from}`
    : sql`(${column} >= ${from} and ${column} < ${before})`;

const name = sql`application.name_key`;
const lastName = sql`application.last_name_key`;

const searchKey = sql`application.search_key`;

/** What no move changes of applications, with where they stand for whoever asks: it has the search. */
export const listed = sql`listed_application application`;

const filed = sql`filed_application application`;

/** The pattern is made once, not for each row. */
const holds = (column: Sql, text: string): Sql =>
  sql`${column} like (select lower(${searchPattern(text)}))`;

const shortest = 3;

/** What a search asks for: names by their beginning, or any part of name, e-mail and phone. */
interface Search {
  prefix: Prefix | undefined;
  /** Over alias `application`, served by trigrams; in the masked view the part must be in the name. */
  words: Sql[] | undefined;
}

export const searchOf = (search: string | undefined, isMasked: boolean): Search => {
  const text = withoutHidden(search ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
  if (text === '') return { prefix: undefined, words: undefined };
  if ([...text].length < shortest)
    return { prefix: { from: text, before: endOfPrefix(text) }, words: undefined };
  if (isMasked) return { prefix: undefined, words: [holds(searchKey, text), holds(name, text)] };
  const wordings = [...new Set([text, ...phoneDigits(text)])];
  return { prefix: undefined, words: [anyOf(wordings.map((word) => holds(searchKey, word)))] };
};

/** A search as predicates over a table with names, each row of which is looked at. */
export const directly = ({ prefix, words }: Partial<Search>): Sql[] => [
  ...(prefix ? [sql`(${startsWith(name, prefix)} or ${startsWith(lastName, prefix)})`] : []),
  ...(words ?? []),
];

const eitherName = (columns: Sql, prefix: Prefix, others: Sql): Sql => sql`
  select ${columns} from application where ${startsWith(name, prefix)}
  union all
  select ${columns} from ${others}
  where ${startsWith(lastName, prefix)} and not ${startsWith(name, prefix)}`;

/** People whose first or last name begins so, as a predicate over alias `application`. */
export const namedSo = (prefix: Prefix): Sql =>
  sql`application.id in (${eitherName(sql`application.id`, prefix, filed)})`;

/** Who is found by words, as a predicate over alias `application`. */
export const foundBy = (words: readonly Sql[]): Sql =>
  sql`application.id in (select application.id from ${filed} where ${allOf(words)})`;

/** People whose names begin so as a table, from two indexes that hold all that they are put in order by. */
export const rowsNamedSo = (prefix: Prefix): Sql => {
  const columns = sql`
    application.id, application.job_id, application.status_id, application.stage_id,
    application.source_id, application.created_at, application.name_key`;
  return sql`(${eitherName(columns, prefix, listed)}) application`;
};
