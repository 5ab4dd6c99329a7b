import type { Many, One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import type { Permission } from 'server/contract/permission';
import type { Usage } from 'server/contract/usage';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { combineFilters, type SetupFilter } from './list-filter';
import type { UsageLists } from './usage-text';

type Filter<Query> = FilterParts<Omit<Query, 'page' | 'limit' | 'size' | 'sort'>>;

export interface SetupList<Row, Query extends object> {
  /** Name of the list in exports. */
  kind: string;
  title: string;
  one: string;
  many: string;
  /** Explanation in an empty list, below its heading. */
  emptiness: string;
  nameOf: (row: Row) => string;
  calls: {
    getMany: Call<{ query: Query; reply: Many<Row> }>;
    remove: Call<{ body: object; reply: object }>;
    getUsage: Call<{ body: object; reply: One<Usage> }>;
  };
  /** Permission to create, edit and delete these records; `setup:edit-hiring` by default. */
  edit?: Permission;
  /** Name of the id field in rows and selections; `id` by default. */
  key?: keyof Row & string;
  /** Values that the list accepts for sorting; by default the ids of the sortable columns. */
  sorts?: readonly string[];
  filters?: readonly SetupFilter<NoInfer<Filter<Query>>>[];
  /** Maps each kind that can use a record of this list to a link to the using records. */
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
    // The cast satisfies the type checker only; at run time `key` has the name of the actual id field.
    key: key as 'id',
    nameOf: named.nameOf,
    one: named.one,
    many: named.many,
    sorts: named.sorts ?? columns.flatMap(({ id, sortable }) => (sortable ? [id] : [])),
    ...combineFilters(filters),
  });
};
