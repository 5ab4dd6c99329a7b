import { toPageMeta, toPageRequest } from './page-meta';

describe('the meta of a page gives the numbers of its first and last row in the list', () => {
  it.each([
    [{}, 0, { total: 0, current_page: 1, last_page: 1, from: 0, to: 0 }],
    [{}, 10, { total: 10, current_page: 1, last_page: 1, from: 1, to: 10 }],
    [{ page: 2 }, 11, { total: 11, current_page: 2, last_page: 2, from: 11, to: 11 }],
    [{ page: 9 }, 11, { total: 11, current_page: 9, last_page: 2, from: 0, to: 0 }],
    [{ page: 2, size: 5 }, 11, { total: 11, current_page: 2, last_page: 3, from: 6, to: 10 }],
    [{ limit: 3, size: 5 }, 4, { total: 4, current_page: 1, last_page: 2, from: 1, to: 3 }],
  ])('the meta of a page for the query %j on a list of %i rows', (query, total, meta) => {
    expect(toPageMeta(toPageRequest(query, 10), total)).toEqual(meta);
  });
});
