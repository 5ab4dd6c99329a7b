import type { Meta } from 'server/contract/answer';
import { addressField, readAddress, type AddressFields, type PageAddress } from '../react';
import type { ListFilter } from './list-filter';
import type { QueryFilter, FilterParts, ListDefinition, ListReader, ListPageState } from './list';

interface ListDeclaration<
  Own,
  Sort extends string,
  Query,
  Row,
  Answer extends { meta: Meta },
  Params,
  Key extends string,
> {
  reader: ListReader<Query, Row, Answer, Params>;
  /** Name of the id field in rows and selections, such as `jobId`. */
  key: Key & keyof Row;
  nameOf: (row: Row) => string;
  one: string;
  many: string;
  /** Address fields of the list, besides page, limit, search and sort. */
  fields?: AddressFields<Own>;
  filters?: readonly ListFilter<NoInfer<keyof Own & string>>[];
  sorts?: readonly Sort[];
  /** Default number of rows on a page: 10. */
  limit?: number;
  filterOf?: (state: NoInfer<Own>) => FilterParts<QueryFilter<Query>>;
  /** Returns additional query fields from the route's parameters, such as the id of the rows' parent. */
  withinOf?: (params: NoInfer<Params>) => object;
  /** Values of address fields that show all rows, for fields whose fallback value hides rows. */
  unfiltered?: Partial<NoInfer<Own>>;
  /** Address fields that select the list and do not filter it, so that `showAll` leaves them unchanged. */
  kept?: readonly NoInfer<keyof Own>[];
  /** Address fields that a link may pass as history state and not in the address. */
  travels?: readonly NoInfer<keyof Own>[];
}

const dropEmptyFields = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined && value !== ''),
  );

const addDescendingSorts = <Sort extends string>(sorts: readonly Sort[]) =>
  sorts.flatMap((key) => [key, `-${key}` as const]);

/** Declares a list. `useList` reads it in a component; a page's `beginReading` can call that of the list. */
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
}: ListDeclaration<Own, Sort, Query, Row, Answer, Params, Key>): ListDefinition<
  Own & ListPageState,
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
    sort: addressField.choice(['', ...addDescendingSorts(sorts)], ''),
  } as AddressFields<Own & ListPageState>;
  const ownNames = Object.keys(own) as (keyof Own)[];
  const ownOf = (state: Own & ListPageState) =>
    Object.fromEntries(ownNames.map((name) => [name, state[name]])) as Own;
  const filterOf = (state: Own & ListPageState) =>
    dropEmptyFields({ search: state.search, ...ownFilterOf?.(ownOf(state)) }) as QueryFilter<Query>;
  const queryOf = (state: Own & ListPageState) => {
    const { page, limit: rows, sort } = state;
    return { ...filterOf(state), page, limit: rows, ...(sort && { sort }) } as Query;
  };
  const readTotal = ({ search }: Pick<PageAddress, 'search'>, params: Params) =>
    reader.readTotal(queryOf({ ...readAddress(fields, search), page: 1, limit: 1 }), params);
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
      Own & ListPageState
    >,
    travels,
    readTotal,
    readTotalAt: (address) => readTotal(address, undefined as Params),
    beginReading: ({ search }) =>
      reader.begin(queryOf(readAddress(fields, search)), undefined as Params),
  };
};
