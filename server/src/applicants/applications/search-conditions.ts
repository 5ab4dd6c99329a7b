import sql, { type Sql } from 'sql-template-tag';
import { joinByAnd, joinByOr } from '../../platform/lists/criteria';
import { matchesTerm, startsWithText, toSearchTerms } from '../../platform/lists/search.rule';
import { toPhoneKeys } from './phone-search.rule';

/** A search text that is too short for trigrams, so only the beginnings of names are compared with it. */
export interface NamePrefix {
  text: string;
}

const startsWith = (column: Sql, { text }: NamePrefix): Sql => startsWithText(column, text);

const nameKey = sql`application.name_key`;
const lastNameKey = sql`application.last_name_key`;

/** Conditions for first, last or full names that begin with a text; an index serves each of them. */
export const startsWithName = {
  whole: (prefix: NamePrefix): Sql => startsWith(nameKey, prefix),
  last: (prefix: NamePrefix): Sql => startsWith(lastNameKey, prefix),
};

const searchKey = sql`application.search_key`;

/**
 * Applications with the status and stage that filters need; the columns for searches are in
 * `filed_application`.
 */
export const listedApplicationTable = sql`listed_application application`;

const filedApplications = sql`filed_application application`;

const minLetters = 3;

interface ApplicationSearch {
  prefix: NamePrefix | undefined;
  /**
   * Predicates over alias `application`, one per search word, served by trigrams; with a masked view, names
   * only.
   */
  words: Sql[] | undefined;
}

export const parseSearch = (search: string | undefined, isMasked: boolean): ApplicationSearch => {
  const words = toSearchTerms(search);
  const [first = ''] = words;
  if (first === '') return { prefix: undefined, words: undefined };
  if (words.length === 1 && [...first].length < minLetters)
    return { prefix: { text: first }, words: undefined };
  const named = words.map((word) => matchesTerm(searchKey, word));
  if (isMasked)
    return {
      prefix: undefined,
      words: [...named, ...words.map((word) => matchesTerm(sql`(' ' || ${nameKey})`, word))],
    };
  const numbers = toPhoneKeys(search ?? '')
    .filter((digits) => digits !== words.join(''))
    .map((digits) => matchesTerm(searchKey, digits));
  return {
    prefix: undefined,
    words: numbers.length > 0 ? [joinByOr([joinByAnd(named), ...numbers])] : named,
  };
};

/** Search predicates that are evaluated for each row instead of using an index. */
export const toSearchRowConditions = ({ prefix, words }: Partial<ApplicationSearch>): Sql[] => [
  ...(prefix ? [sql`(${startsWith(nameKey, prefix)} or ${startsWith(lastNameKey, prefix)})`] : []),
  ...(words ?? []),
];

const selectByName = (columns: Sql, prefix: NamePrefix, others: Sql): Sql => sql`
  select ${columns} from application where ${startsWith(nameKey, prefix)}
  union all
  select ${columns} from ${others}
  where ${startsWith(lastNameKey, prefix)} and not ${startsWith(nameKey, prefix)}`;

export const hasNamePrefixSql = (prefix: NamePrefix): Sql =>
  sql`application.id in (${selectByName(sql`application.id`, prefix, filedApplications)})`;

export const matchesSearchTermsSql = (words: readonly Sql[]): Sql =>
  sql`application.id in (select application.id from ${filedApplications} where ${joinByAnd(words)})`;

/** Finds applications by name in two indexes that contain every sort column, so that no table row is read. */
export const selectRowsByName = (prefix: NamePrefix): Sql => {
  const columns = sql`
    application.id, application.job_id, application.status_id, application.stage_id,
    application.source_id, application.created_at, application.name_key`;
  return sql`(${selectByName(columns, prefix, listedApplicationTable)}) application`;
};
