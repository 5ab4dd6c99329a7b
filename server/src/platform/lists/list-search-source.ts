import sql, { raw, type Sql } from 'sql-template-tag';
import type { Viewer } from '../access/actor';
import { toFilterConditions } from './criteria';
import { toWhereClause } from '../db/where-clause';
import type { NarrowedList } from './list';
import { rankName, selectHit, selectSmallRow, type SearchSource } from './search-source';

/** Rows that are ranked; of more than these, any may be left out. */
const maxRankedRows = 60;

interface ListSearch<Reader> extends Omit<SearchSource, 'rows'> {
  searched: NarrowedList<Reader>;
  /** Undefined where the viewer may see none. */
  toReader: (viewer: Viewer) => Reader | undefined;
  title: Sql;
  /** A code or number by which a record is named exactly. */
  code?: Sql;
  /** A predicate, served by an index, of the record with this code, which is found among any number. */
  hasCode?: (text: string) => Sql;
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
  const { searched, toReader, title, code, hasCode, detail, at, ...source } = search;
  return {
    ...source,
    rows: (text, viewer) => {
      const reader = toReader(viewer);
      if (reader === undefined) return undefined;
      const scope = searched.scope?.(reader) ?? [];
      const select = (conditions: readonly Sql[]): Sql => sql`
        (select ${searched.key} from ${searched.from} ${toWhereClause([...conditions, ...scope])}
        limit ${raw(String(maxRankedRows))})`;
      const found = select(toFilterConditions(searched, { search: text.text }, reader));
      return sql`
      select ${selectHit({ id: searched.key, title, rank: rankName(text, title, code), ...(detail && { detail }), ...(at && { at }) })}
      from ${searched.from}
      where ${searched.key} in (
        ${hasCode ? sql`${found} union ${select([hasCode(text.text)])}` : found})`;
    },
  };
};
