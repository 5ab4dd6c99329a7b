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

test('the filter of all that match leaves out page and order, also in a list that sends other field names', () => {
  expect(list.filterOf(state)).toEqual({ search: 'a', deck: 7, side: 'port' });
  expect(list.filterOf({ ...state, search: '', deck: undefined, side: '' })).toEqual({});
});

test('the query of a page includes its rows and its order', () => {
  expect(list.queryOf(state)).toEqual({
    ...{ page: 3, limit: 50, sort: '-deck' },
    ...{ search: 'a', deck: 7, side: 'port' },
  });
});
