import { addressField } from '../react';
import { defineList } from './define-list';

interface Query {
  page?: number;
  limit?: number;
  sort?: string;
  search?: string;
  deck?: number;
  side?: string;
}

const list = defineList({
  reader: {
    usePage: () => ({ data: undefined, error: undefined, isRefreshing: false, reload: () => {} }),
    useAhead: () => undefined,
    readTotal: async () => 0,
    begin: (_query: Query) => undefined,
    rowsOf: (answer: { data: { id: number }[]; meta: never }) => answer.data,
  },
  key: 'id',
  nameOf: ({ id }) => String(id),
  one: 'cabin',
  many: 'cabins',
  sorts: ['deck'],
  fields: { deck: addressField.id, side: addressField.choice(['', 'port'], '') },
  filterOf: ({ deck, ...rest }) => ({ deck, ...rest }),
});

const state = { page: 3, limit: 50, sort: '-deck', search: 'a', deck: 7, side: 'port' } as const;

test('the filter of all matching rows omits page and sort order, and uses the field names of the server', () => {
  expect(list.filterOf(state)).toEqual({ search: 'a', deck: 7, side: 'port' });
  expect(list.filterOf({ ...state, search: '', deck: undefined, side: '' })).toEqual({});
});

test('the query of a page includes its number of rows and its sort order', () => {
  expect(list.queryOf(state)).toEqual({
    ...{ page: 3, limit: 50, sort: '-deck' },
    ...{ search: 'a', deck: 7, side: 'port' },
  });
});
