import sql, { raw, type Sql } from 'sql-template-tag';
import type { Viewer } from '../access/actor';
import { toFilterConditions } from './criteria';
import { toWhereClause } from '../db/where-clause';
import type { NarrowedList } from './list';
import { rankName, selectHit, selectSmallRow, type SearchSource } from './search-source';

/** Rows that are ranked; of more than these, any may be left out. */
const maxRankedRows = 200;

interface ListSearch<Reader> extends Omit<SearchSource, 'rows'> {
  searched: NarrowedList<Reader>;
  /** Undefined where the viewer may see none. */
  toReader: (viewer: Viewer) => Reader | undefined;
  title: Sql;
  /** A code or number by which a record is named exactly. */
  code?: Sql;
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
  const { searched, toReader, title, code, detail, at, ...source } = search;
  return {
    ...source,
    rows: (text, viewer) => {
      const reader = toReader(viewer);
      if (reader === undefined) return undefined;
      const conditions = [
        ...toFilterConditions(searched, { search: text.text }, reader),
        ...(searched.scope?.(reader) ?? []),
      ];
      return sql`
      select ${selectHit({ id: searched.key, title, rank: rankName(text, title, code), ...(detail && { detail }), ...(at && { at }) })}
      from ${searched.from}
      where ${searched.key} in (
        select ${searched.key} from ${searched.from} ${toWhereClause(conditions)}
        limit ${raw(String(maxRankedRows))})`;
    },
  };
};
