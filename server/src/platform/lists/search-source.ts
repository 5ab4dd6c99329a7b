import sql, { join, type Sql } from 'sql-template-tag';
import type { HitAction } from '../../../contract/console/search/search';
import { maxSearchTerms, searchMessages } from '../../../contract/console/search/search-constants';
import type { Viewer } from '../access/actor';
import { AppError } from '../errors';
import { joinByAnd } from './criteria';
import { matchesTerm, toSearchTerms } from './search.rule';

export interface SearchText {
  /** All words in the order typed, divided by one blank. */
  text: string;
  words: readonly string[];
}

export interface FoundRecord {
  id: number;
  title: string;
  /** A number inside the record, such as that of a message. */
  part: number | null;
}

export interface HitAddress {
  params: Record<string, string>;
  query?: Record<string, string>;
}

/** A row of `selectSmallRow`. */
export interface SmallRow {
  id: number;
  title: string;
  named: string;
  searched: string;
}

/** Rows of a small kind, which each server keeps in memory; all who may see any may see all. */
export interface SmallKind {
  rows: Sql;
  isVisible: (viewer: Viewer) => boolean;
}

/** One kind of record that the search over everything finds. */
export interface SearchSource {
  kind: string;
  one: string;
  many: string;
  /** Position among all kinds; smaller numbers come first. */
  order: number;
  /** Id of the console's route that opens a hit. */
  route: string | ((viewer: Viewer) => string);
  /** Id of the route of the list with the same search. */
  list?: string;
  listParams?: Record<string, string>;
  /** Default: the `id` as the only placeholder. */
  toAddress?: (found: FoundRecord, viewer: Viewer) => HitAddress;
  /** Panels that the viewer may open for a hit. */
  toActions?: (found: FoundRecord, viewer: Viewer) => HitAction[];
  /**
   * SQL of `selectHit` rows within the viewer's rights; undefined where they may see none. It visits a
   * limited number of rows, whatever is searched.
   */
  rows(search: SearchText, viewer: Viewer, limit: number): Sql | undefined;
  /** For kinds of few records; `rows` still serves where there are many. */
  small?: SmallKind;
}

/** @throws AppError for more words than a statement is planned for in time. */
export const toSearchText = (search: string): SearchText | undefined => {
  const words = toSearchTerms(search);
  if (words.length > maxSearchTerms)
    throw new AppError('INVALID_INPUT', { message: searchMessages.tooManyWords });
  return words.length > 0 ? { text: words.join(' '), words } : undefined;
};

interface HitColumns {
  id: Sql;
  title: Sql;
  detail?: Sql;
  reason?: Sql;
  /** From `rankName`; hits in texts have `textRank`. */
  rank: Sql;
  /** The newest of equal rank come first. */
  at?: Sql;
  part?: Sql;
}

const none = sql`null`;

export const selectHit = ({ id, title, detail, reason, rank, at, part }: HitColumns): Sql => sql`
  ${id} as id, ${title} as title, coalesce(${detail ?? none}::text, '') as detail,
  coalesce(${reason ?? none}::text, '') as reason, ${rank} as rank,
  ${at ?? none}::timestamptz as at, ${part ?? none}::integer as part`;

/** Texts are folded and begin with a space, as `matchesTerm` expects; texts of one row are divided by lines. */
export const selectSmallRow = (id: Sql, title: Sql, texts: readonly Sql[]): Sql => sql`
  ${id} as id, ${title} as title, coalesce(folded(' ' || ${title}), '') as named,
  coalesce(concat_ws(E'\\n', ${join(texts.map((text) => sql`folded(' ' || ${text})`))}), '') as searched`;

/** Exact codes and names, then names that begin so, then names of all words, then what else is found. */
export const rankName = ({ text, words }: SearchText, name: Sql, code: Sql = name): Sql => sql`
  case when folded(${code}) = folded(${text}) or folded(${name}) = folded(${text}) then 0
    when starts_with(folded(${name}), folded(${text})) then 1
    when ${joinByAnd(words.map((word) => matchesTerm(sql`folded(' ' || ${name})`, word)))} then 2
    else 3 end`;

/** As `rankName`, for a name that is stored folded, so that ranking many rows folds none. */
export const rankFolded = ({ text, words }: SearchText, key: Sql): Sql => sql`
  case when ${key} = (select folded(${text})) then 0
    when starts_with(${key}, (select folded(${text}))) then 1
    when ${joinByAnd(words.map((word) => matchesTerm(sql`(' ' || ${key})`, word)))} then 2
    else 3 end`;

export const textRank = sql`3`;
