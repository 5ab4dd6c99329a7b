import type { Meta } from 'server/contract/answer';
import type { AddressFields, PageAddress } from '../react';
import type { ListFilter } from './list-filter';

/** `sort` is a column id, with the prefix `-` for descending. */
export interface ListPageState {
  page: number;
  limit: number;
  search: string;
  sort: string;
}

export interface ListFailure {
  message: string;
  status: number;
  requestId: string | undefined;
}

/** Reads the pages of a list; created by `pageReader` of shared-auth. */
export interface ListReader<Query, Row, Answer extends { meta: Meta }, Params> {
  usePage: (
    query: Query,
    params: Params,
  ) => {
    data: Answer | undefined;
    error: ListFailure | undefined;
    isRefreshing: boolean;
    reload: () => void;
  };
  /** Prefetches a page of the list; `null` prefetches nothing. */
  useAhead: (query: Query | null, params: Params) => void;
  /** @throws ApiError */
  readTotal: (query: Query, params: Params) => Promise<number>;
  begin: (query: Query, params: Params) => Promise<void> | undefined;
  rowsOf: (answer: Answer) => readonly Row[];
}

export type QueryFilter<Query> = Omit<Query, 'page' | 'limit' | 'size' | 'sort'>;

export type FilterParts<Filter> = { [Key in keyof Filter]?: Filter[Key] | undefined };

/** Selects rows for a call: by id, or all that match a filter, with exceptions. */
export type ListSelection<Key extends string, Filter> = { [Name in Key]?: number[] } & {
  matching?: Filter;
  except?: number[];
  /** Number of rows that the user saw; the server refuses the call if the number has changed. */
  expected?: number;
};

export interface ListDefinition<
  State extends ListPageState,
  Query,
  Row,
  Answer extends { meta: Meta },
  Params,
  Key extends string,
> {
  reader: ListReader<Query, Row, Answer, Params>;
  fields: AddressFields<State>;
  filters: readonly ListFilter[];
  key: Key;
  one: string;
  many: string;
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  filterOf: (state: State) => QueryFilter<Query>;
  queryOf: (state: State) => Query;
  withinOf: (params: Params) => object;
  unfiltered: Partial<State>;
  travels: readonly (keyof State)[];
  /**
   * Requests the number of rows of the list at an address.
   * @throws ApiError
   */
  readTotal: (address: Pick<PageAddress, 'search'>, params: Params) => Promise<number>;
  /** Starts reading the first page before the list renders, for a list without route parameters. */
  beginReading: (address: Pick<PageAddress, 'search'>) => Promise<void> | undefined;
  /** `readTotal` for a page with this list, if the list has no route parameters. */
  readTotalAt: (address: Pick<PageAddress, 'search'>) => Promise<number>;
}
