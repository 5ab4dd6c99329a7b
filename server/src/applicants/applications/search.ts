import sql, { type Sql } from 'sql-template-tag';
import { allOf, anyOf } from '../../platform/lists/criteria';
import { hasWord, searchWords } from '../../platform/lists/search.rule';
import { phoneDigits } from './phone-search.rule';

/** Names that begin with a text, of letters too few for trigrams. */
export interface Prefix {
  text: string;
}

/** The texts that begin with one are those from it up to it with the last of all characters behind. */
const startsWith = (column: Sql, { text }: Prefix): Sql => sql`(
  ${column} >= (select folded(${text}))
  and ${column} < (select folded(${text}) || chr(1114111)))`;

const name = sql`application.name_key`;
const lastName = sql`application.last_name_key`;

const searchKey = sql`application.search_key`;

/** What no move changes of applications, with where they stand for whoever asks: it has the search. */
export const listed = sql`listed_application application`;

const filed = sql`filed_application application`;

const shortest = 3;

/** What a search asks for: names by their beginning, or any part of name, e-mail and phone. */
interface Search {
  prefix: Prefix | undefined;
  /** Over alias `application`, served by trigrams; in the masked view each word must be in the name. */
  words: Sql[] | undefined;
}

export const searchOf = (search: string | undefined, isMasked: boolean): Search => {
  const words = searchWords(search);
  const [first = ''] = words;
  if (first === '') return { prefix: undefined, words: undefined };
  if (words.length === 1 && [...first].length < shortest)
    return { prefix: { text: first }, words: undefined };
  const named = words.map((word) => hasWord(searchKey, word));
  if (isMasked)
    return {
      prefix: undefined,
      words: [...named, ...words.map((word) => hasWord(sql`(' ' || ${name})`, word))],
    };
  const numbers = phoneDigits(search ?? '')
    .filter((digits) => digits !== words.join(''))
    .map((digits) => hasWord(searchKey, digits));
  return {
    prefix: undefined,
    words: numbers.length > 0 ? [anyOf([allOf(named), ...numbers])] : named,
  };
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
