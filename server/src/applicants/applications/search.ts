import sql, { type Sql } from 'sql-template-tag';
import { allOf, anyOf } from '../../platform/lists/criteria';
import { matchesTerm, toSearchTerms } from '../../platform/lists/search.rule';
import { toPhoneKeys } from './phone-search.rule';

/** Letters too few for trigrams, matched with the beginning of names. */
export interface Prefix {
  text: string;
}

/** A range comparison that an index can serve; 1114111 is the highest code point. */
const startsWith = (column: Sql, { text }: Prefix): Sql => sql`(
  ${column} >= (select folded(${text}))
  and ${column} < (select folded(${text}) || chr(1114111)))`;

const name = sql`application.name_key`;
const lastName = sql`application.last_name_key`;

const searchKey = sql`application.search_key`;

/** Includes status and stage for filters; the search columns are in `filed_application`. */
export const listedApplications = sql`listed_application application`;

const filedApplications = sql`filed_application application`;

const minLetters = 3;

interface Search {
  prefix: Prefix | undefined;
  /** Over alias `application`, served by trigrams; in the masked view every word must match the name. */
  words: Sql[] | undefined;
}

export const parseSearch = (search: string | undefined, isMasked: boolean): Search => {
  const words = toSearchTerms(search);
  const [first = ''] = words;
  if (first === '') return { prefix: undefined, words: undefined };
  if (words.length === 1 && [...first].length < minLetters)
    return { prefix: { text: first }, words: undefined };
  const named = words.map((word) => matchesTerm(searchKey, word));
  if (isMasked)
    return {
      prefix: undefined,
      words: [...named, ...words.map((word) => matchesTerm(sql`(' ' || ${name})`, word))],
    };
  const numbers = toPhoneKeys(search ?? '')
    .filter((digits) => digits !== words.join(''))
    .map((digits) => matchesTerm(searchKey, digits));
  return {
    prefix: undefined,
    words: numbers.length > 0 ? [anyOf([allOf(named), ...numbers])] : named,
  };
};

/** Search predicates that check each row instead of using an index. */
export const toRowConditions = ({ prefix, words }: Partial<Search>): Sql[] => [
  ...(prefix ? [sql`(${startsWith(name, prefix)} or ${startsWith(lastName, prefix)})`] : []),
  ...(words ?? []),
];

const selectByName = (columns: Sql, prefix: Prefix, others: Sql): Sql => sql`
  select ${columns} from application where ${startsWith(name, prefix)}
  union all
  select ${columns} from ${others}
  where ${startsWith(lastName, prefix)} and not ${startsWith(name, prefix)}`;

export const hasNamePrefix = (prefix: Prefix): Sql =>
  sql`application.id in (${selectByName(sql`application.id`, prefix, filedApplications)})`;

export const matchesTerms = (words: readonly Sql[]): Sql =>
  sql`application.id in (select application.id from ${filedApplications} where ${allOf(words)})`;

/** Reads two indexes that contain every sort column, so that no table row is read. */
export const rowsByName = (prefix: Prefix): Sql => {
  const columns = sql`
    application.id, application.job_id, application.status_id, application.stage_id,
    application.source_id, application.created_at, application.name_key`;
  return sql`(${selectByName(columns, prefix, listedApplications)}) application`;
};
