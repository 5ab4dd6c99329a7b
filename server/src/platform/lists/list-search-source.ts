import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Viewer } from '../access/actor';
import { toFilterConditions } from './criteria';
import { toWhereClause } from '../db/where-clause';
import type { NarrowedList } from './list';
import { areWordsFrequent, selectFrequency } from './word-frequency';
import { rankName, selectHit, selectSmallRow, type SearchSource } from './search-source';

/** Rows that are ranked; of more than these, any may be left out. */
const maxRankedRows = raw('60');
/** Newest rows that tell whether words are frequent, and those that are searched for frequent words. */
const [sampleSize, maxNewest] = [60, 1_000];

interface ListSearch<Reader> extends Omit<SearchSource, 'rows'> {
  searched: NarrowedList<Reader>;
  /** Undefined where the viewer may see none. */
  toReader: (viewer: Viewer) => Reader | undefined;
  title: Sql;
  /** A code or number by which a record is named exactly. */
  code?: Sql;
  /** A predicate, served by an index, of the record with this code, which is found among any number. */
  hasCode?: (text: string) => Sql;
  /** `from` with this many of the newest rows alone, for kinds of many records. */
  fromNewest?: (rows: number) => Sql;
  detail?: Sql;
  at?: Sql;
}

/** All rows of a list, with the texts that a reader's search looks in. */
export const selectSmallRows = <Reader>(
  { from, key, search }: NarrowedList<Reader>,
  title: Sql,
  reader: Reader,
): Sql => {
  const texts = search ? [search(reader)].flat() : [];
  return sql`select ${selectSmallRow(key, title, texts)} from ${from}`;
};

export const createListSearchSource = <Reader>(search: ListSearch<Reader>): SearchSource => {
  const { searched, toReader, title, code, hasCode, fromNewest, detail, at, ...source } = search;
  const { key, from } = searched;
  return {
    ...source,
    rows: (text, viewer, limit) => {
      const reader = toReader(viewer);
      if (reader === undefined) return undefined;
      const scope = searched.scope?.(reader) ?? [];
      const words = toFilterConditions(searched, { search: text.text }, reader);
      const select = (conditions: readonly Sql[], table = from): Sql => sql`
        (select ${key} from ${table} ${toWhereClause([...conditions, ...scope])} limit ${maxRankedRows})`;
      const isFew = sql`(select count(*) from newest) < ${raw(String(limit))}`;
      const tables = fromNewest
        ? sql`with ${selectFrequency(fromNewest(sampleSize), words)},
          newest as materialized (${select([...words, areWordsFrequent], fromNewest(maxNewest))})`
        : empty;
      const found = [
        ...(fromNewest ? [sql`select id from newest`, select([...words, isFew])] : [select(words)]),
        ...(hasCode ? [select([hasCode(text.text)])] : []),
      ];
      return sql`
      ${tables} select ${selectHit({ id: key, title, rank: rankName(text, title, code), ...(detail && { detail }), ...(at && { at }) })}
      from ${from} where ${key} in (${join(found, ' union ')})`;
    },
  };
};
