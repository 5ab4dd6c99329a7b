import type { Meta } from 'server/contract/answer';
import type { AddressFields, PageAddress } from '../react';
import type { ListFilter } from './list-filter';

/** The part of a list's state that every list has; `sort` is a column, with `-` in front for descending. */
export interface PageState {
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

/** How the rows of a list are read, as `pageReader` of shared-auth makes it of a call. */
export interface ListReader<Query, Row, Answer extends { meta: Meta }, Params> {
  usePage: (
    query: Query,
    params: Params,
  ) => {
    data: Answer | undefined;
    error: ListFailure | undefined;
    /** Something is shown while a newer answer is on its way. */
    isRefreshing: boolean;
    reload: () => void;
  };
  /** Reads a page before it is shown; `null` reads none. */
  useAhead: (query: Query | null, params: Params) => void;
  begin: (query: Query, params: Params) => Promise<void> | undefined;
  rowsOf: (answer: Answer) => readonly Row[];
}

/** What narrows a list: its query without page and order. */
export type FilterOf<Query> = Omit<Query, 'page' | 'limit' | 'size' | 'sort'>;

/** Parts of a filter; those that are empty are left out of it. */
export type FilterParts<Filter> = { [Key in keyof Filter]?: Filter[Key] | undefined };

/** Names rows to the server: by id, or all that match a filter but those excepted. */
export type SelectionOf<Key extends string, Filter> = { [Name in Key]?: number[] } & {
  matching?: Filter;
  except?: number[];
  /** The number that the person saw, so that nothing else is touched. */
  expected?: number;
};

/** A list as `defineList` declares it. */
export interface List<
  State extends PageState,
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
  filterOf: (state: State) => FilterOf<Query>;
  queryOf: (state: State) => Query;
  /** What names its rows to the server beside their filter. */
  withinOf: (params: Params) => object;
  /** The values at which nothing is filtered. */
  unfiltered: Partial<State>;
  travels: readonly (keyof State)[];
  /** Asks for the first page before the list is drawn, for a list without parameters. */
  beginReading: (address: Pick<PageAddress, 'search'>) => Promise<void> | undefined;
}
