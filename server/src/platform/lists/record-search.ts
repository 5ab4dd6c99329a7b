import type { Permission } from '../../../contract/permission';
import { createListSearchSource } from './list-search-source';
import type { PlainList } from './plain-list';
import type { FoundRecord, HitAddress, SearchSource } from './search-source';

export interface RecordSearch {
  /** Opens one record; if it is that of the list, the record's name becomes the search there. */
  route: string;
  /** Route of the list, which takes `search` in its address. */
  list?: string;
  toAddress?: (found: FoundRecord) => HitAddress;
}

const toSearchedList = ({ title }: FoundRecord): HitAddress => ({
  params: {},
  query: { search: title },
});

/** Set-up comes after the records that people work with. */
const order = 100;

export const createRecordSearch = (
  records: PlainList,
  view: Permission,
  { route, list, toAddress = route === list ? toSearchedList : undefined }: RecordSearch,
): SearchSource =>
  createListSearchSource({
    ...{ kind: records.kind, one: records.one, many: records.many, order, route },
    ...{ searched: records, title: records.name },
    ...(list && { list }),
    ...(toAddress && { toAddress }),
    toReader: (viewer) => (viewer.grants.has(view) ? viewer : undefined),
  });
