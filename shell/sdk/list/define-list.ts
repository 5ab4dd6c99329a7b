import type { Meta } from 'server/contract/answer';
import { addressField, readAddress, type AddressFields } from '../react';
import type { ListFilter } from './list-filter';
import type { FilterOf, FilterParts, List, ListReader, PageState } from './list';

interface Declaration<
  Own,
  Sort extends string,
  Query,
  Row,
  Answer extends { meta: Meta },
  Params,
  Key extends string,
> {
  reader: ListReader<Query, Row, Answer, Params>;
  /** The rows' id, also where a selection names rows to the server: `jobId`. */
  key: Key & keyof Row;
  nameOf: (row: Row) => string;
  /** What the rows are called: `job`, `jobs`. */
  one: string;
  many: string;
  /** What of the list stands in the address beside page, limit, search and sort. */
  fields?: AddressFields<Own>;
  /** How the fields are set in the bar of filters. */
  filters?: readonly ListFilter<NoInfer<keyof Own & string>>[];
  /** The columns that the server sorts by. */
  sorts?: readonly Sort[];
  /** Rows on a page unless the address says otherwise; 10 if left out. */
  limit?: number;
  /** The filter that a state stands for, beside the search. */
  filterOf?: (state: NoInfer<Own>) => FilterParts<FilterOf<Query>>;
  /** What names its rows to the server beyond that filter, of the parameters of the reader's call. */
  withinOf?: (params: NoInfer<Params>) => object;
  /** Where a field filters nothing at another value than its fallback. */
  unfiltered?: Partial<NoInfer<Own>>;
  /** Fields that say which list is shown, not what of it: they never leave it empty. */
  kept?: readonly NoInfer<keyof Own>[];
  /** Fields that a link may bring along beside the address. */
  travels?: readonly NoInfer<keyof Own>[];
}

const withoutEmpty = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined && value !== ''),
  );

const descending = <Sort extends string>(sorts: readonly Sort[]) =>
  sorts.flatMap((key) => [key, `-${key}` as const]);

/**
 * Declares a list once: what of it stands in the address, what that asks the server for, and what its
 * rows are called. `useList` makes it live; its `beginReading` lets a page read before it is drawn.
 */
export const defineList = <
  Query,
  Row,
  Answer extends { meta: Meta },
  Params,
  Key extends string,
  Own = object,
  Sort extends string = never,
>({
  reader,
  key,
  nameOf,
  one,
  many,
  fields: own = {} as AddressFields<Own>,
  filters = [],
  sorts = [],
  limit = 10,
  filterOf: ownFilterOf,
  withinOf = () => ({}),
  unfiltered,
  kept = [],
  travels = [],
}: Declaration<Own, Sort, Query, Row, Answer, Params, Key>): List<
  Own & PageState,
  Query,
  Row,
  Answer,
  Params,
  Key
> => {
  const fields = {
    page: addressField.wholeNumber(1),
    limit: addressField.wholeNumber(limit, { max: 100 }),
    search: addressField.text(),
    ...own,
    sort: addressField.choice(['', ...descending(sorts)], ''),
  } as AddressFields<Own & PageState>;
  const ownNames = Object.keys(own) as (keyof Own)[];
  // A list may hand on what it does not name, so that the page and the rows on it are no part of this.
  const ownOf = (state: Own & PageState) =>
    Object.fromEntries(ownNames.map((name) => [name, state[name]])) as Own;
  const filterOf = (state: Own & PageState) =>
    withoutEmpty({ search: state.search, ...ownFilterOf?.(ownOf(state)) }) as FilterOf<Query>;
  const queryOf = (state: Own & PageState) => {
    const { page, limit: rows, sort } = state;
    return { ...filterOf(state), page, limit: rows, ...(sort && { sort }) } as Query;
  };
  const narrowing = ownNames.filter((name) => !kept.includes(name));
  const fallbacks = narrowing.map((name) => [name, own[name].fallback]);
  return {
    reader,
    fields,
    filters,
    key,
    one,
    many,
    idOf: (row) => Number(row[key]),
    nameOf,
    filterOf,
    queryOf,
    withinOf,
    unfiltered: { ...Object.fromEntries(fallbacks), search: '', ...unfiltered } as Partial<
      Own & PageState
    >,
    travels,
    beginReading: ({ search }) =>
      reader.begin(queryOf(readAddress(fields, search)), undefined as Params),
  };
};
