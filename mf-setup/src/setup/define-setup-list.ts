import type { Many, One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import type { Permission } from 'server/contract/permission';
import type { Usage } from 'server/contract/usage';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { combineFilters, type SetupFilter } from './list-filter';
import type { UsageLists } from './usage-text';

type Filter<Query> = FilterParts<Omit<Query, 'page' | 'limit' | 'size' | 'sort'>>;

/** Shared by lists whose rows are edited in forms and lists whose rows are edited in place. */
export interface SetupList<Row, Query extends object> {
  /** Name of the list in exports. */
  kind: string;
  title: string;
  one: string;
  many: string;
  /** Second line of an empty list. */
  emptiness: string;
  nameOf: (row: Row) => string;
  calls: {
    getMany: Call<{ query: Query; reply: Many<Row> }>;
    remove: Call<{ body: object; reply: object }>;
    getUsage: Call<{ body: object; reply: One<Usage> }>;
  };
  /** Permission to create, edit and delete; `setup:edit-hiring` by default. */
  edit?: Permission;
  /** Name of the id field in rows and selections; `id` by default. */
  key?: keyof Row & string;
  /** Sort names; by default the ids of the sortable columns. */
  sorts?: readonly string[];
  filters?: readonly SetupFilter<NoInfer<Filter<Query>>>[];
  /** For each kind of record, the list of its records that use a given one. */
  usedIn?: UsageLists;
}

type SortableColumns = readonly { id: string; sortable?: boolean }[];

export const defineSetupList = <Row extends { id: number }, Query extends object>(
  { calls, key = 'id', filters = [], ...named }: SetupList<Row, Query>,
  columns: SortableColumns,
) => {
  const getMany: Call<{ query: object; reply: Many<Row> }> = calls.getMany;
  return defineList({
    reader: pageReader(getMany, ({ data }) => data),
    // The cast is for the types only; at run time `key` has its actual name.
    key: key as 'id',
    nameOf: named.nameOf,
    one: named.one,
    many: named.many,
    sorts: named.sorts ?? columns.flatMap(({ id, sortable }) => (sortable ? [id] : [])),
    ...combineFilters(filters),
  });
};
