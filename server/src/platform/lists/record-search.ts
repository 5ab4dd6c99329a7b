import type { Permission } from '../../../contract/permission';
import type { Grants } from '../access/access-table';
import type { Viewer } from '../access/actor';
import { createListSearchSource, selectSmallRows } from './list-search-source';
import type { PlainList } from './plain-list';
import type { FoundRecord, HitAddress, SearchSource } from './search-source';

export interface RecordSearch {
  /** Opens one record; if this is the route of the list, the list opens with a search for the record's name. */
  route: string;
  /** Route of the list, which takes `search` in its address. */
  list?: string;
  listParams?: Record<string, string>;
  toAddress?: (found: FoundRecord) => HitAddress;
}

const toSearchedList = ({ title }: FoundRecord): HitAddress => ({
  params: {},
  query: { search: title },
});

/** Set-up comes after the records that people work with. */
const order = 100;

/** A viewer with this permission and no other, so that what all share shows nobody more than it allows. */
const toLeastViewer = (view: Permission): Viewer => ({
  ...{ userId: 0, roles: [] },
  grants: new Map([[view, { permission: view, scope: 'all' }]]) as Grants,
});

export const createRecordSearch = (
  records: PlainList,
  view: Permission,
  {
    route,
    list,
    listParams,
    toAddress = route === list ? toSearchedList : undefined,
  }: RecordSearch,
): SearchSource => {
  const isVisible = ({ grants }: Viewer): boolean => grants.has(view);
  const { kind, one, many, name, scope } = records;
  return {
    ...createListSearchSource({
      ...{ kind, one, many, order, route },
      ...{ searched: records, title: name },
      ...(list && { list }),
      ...(listParams && { listParams }),
      ...(toAddress && { toAddress }),
      toReader: (viewer) => (isVisible(viewer) ? viewer : undefined),
    }),
    ...(!scope && {
      small: { isVisible, rows: selectSmallRows(records, name, toLeastViewer(view)) },
    }),
  };
};
