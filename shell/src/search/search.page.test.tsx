import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchGroup } from 'server/contract/console/search/search';
import { searchConsole } from 'server/contract/console/search/search.calls';
import { answer, failure, renderPage } from '../../sdk/testing';
import { SearchPage } from './search.page';

const applicant = { id: 'applicants.view', path: '/application/view/:id', title: 'Applicant' };
const list = { id: 'applicants.list', path: '/application', title: 'Applicants' };

const groupOf = (title: string, more: Partial<SearchGroup> = {}): SearchGroup => ({
  ...{ kind: 'application', one: 'applicant', many: 'applicants', list: 'applicants.list' },
  listParams: {},
  hasMore: false,
  hits: [
    {
      ...{ id: 7, title, detail: 'Baker', reason: '', route: 'applicants.view' },
      ...{ params: { id: '7' }, query: {}, actions: [] },
    },
  ],
  ...more,
});

const directory = { id: 'setup.directory-kind', path: '/directory/:kind', title: 'Directory' };

const replies = new Map<string, () => Promise<SearchGroup[]> | SearchGroup[]>();
let failed: string[] = [];
const open = () =>
  renderPage(<SearchPage />, {
    address: '/search?search=nila',
    routes: [applicant, list, directory],
    answers: [
      answer(searchConsole, async ({ query }) => ({
        data: (await replies.get(query?.search ?? '')?.()) ?? [],
        meta: { failed },
      })),
    ],
  });
const field = () => screen.getByRole('searchbox', { name: 'Search everything' });

beforeEach(() => {
  replies.clear();
  failed = [];
});

test('a hit opens its record, and its kind leads to the list with the same search', async () => {
  replies.set('nila', () => [groupOf('Nila Rao', { hasMore: true })]);
  open();
  expect(await screen.findByRole('link', { name: 'Nila Rao' })).toHaveAttribute(
    'href',
    '/application/view/7',
  );
  expect(screen.getByRole('link', { name: 'All applicants that match' })).toHaveAttribute(
    'href',
    '/application?search=nila',
  );
});

test('the list of a kind of the directory keeps the kind and the search', async () => {
  const places = { ...{ kind: 'city', one: 'city', many: 'cities' }, list: 'setup.directory-kind' };
  replies.set('nila', () => [groupOf('Nilambur', { ...places, listParams: { kind: 'cities' } })]);
  open();
  expect(await screen.findByRole('link', { name: 'All cities that match' })).toHaveAttribute(
    'href',
    '/directory/cities?search=nila',
  );
});

test('the checkbox of a kind of record hides its search hits, and the address contains that choice', async () => {
  replies.set('nila', () => [
    groupOf('Nila Rao'),
    groupOf('Nilambur', { kind: 'city', one: 'city', many: 'cities' }),
  ]);
  const { address } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'cities' }));
  expect(screen.queryByRole('link', { name: 'Nilambur' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Nila Rao' })).toBeVisible();
  expect(address()).toBe('/search?search=nila&without=city');
});

test('a slow response to an earlier search never replaces that to a later one', async () => {
  let answerFirst: (groups: SearchGroup[]) => void = () => undefined;
  replies.set('nila', () => new Promise((done) => (answerFirst = done)));
  replies.set('nilan', () => [groupOf('Nilan Das')]);
  open();
  await userEvent.type(field(), 'n');
  answerFirst([groupOf('Nila Rao')]);
  expect(await screen.findByRole('link', { name: 'Nilan Das' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nila Rao' })).toBeNull();
});

test('a kind of record that could not be searched is named, and hits of the others are shown', async () => {
  failed = ['messages'];
  replies.set('nila', () => [groupOf('Nila Rao')]);
  open();
  expect(await screen.findByText('These could not be searched now: messages.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nila Rao' })).toBeVisible();
});

test('a search that finds nothing says so, and can be cleared', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(field()).toHaveValue('');
});

test('a search hit whose page is not deployed is left out', async () => {
  replies.set('nila', () => [
    groupOf('Nila Rao'),
    groupOf('Elsewhere', {
      kind: 'other',
      many: 'others',
      hits: groupOf('Elsewhere').hits.map((hit) => ({ ...hit, route: 'other.view' })),
    }),
  ]);
  open();
  expect(await screen.findByRole('link', { name: 'Nila Rao' })).toBeVisible();
  expect(screen.queryByText('Elsewhere')).toBeNull();
});

test('a failed search says that the server cannot be reached, with the request id for support', async () => {
  replies.set('nila', () => {
    throw failure(503, 'The server is away.');
  });
  open();
  await waitFor(() => expect(screen.getByText('The server is away.')).toBeVisible());
});
