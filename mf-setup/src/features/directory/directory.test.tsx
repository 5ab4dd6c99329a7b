import { screen, waitFor, within } from '@testing-library/react';
import {
  directoryFields,
  directoryKindNames,
  type DirectoryKind,
} from 'server/contract/company/directory/directory-constants';
import type { DirectoryRecord } from 'server/contract/company/directory/directory-record';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import { ApiError } from 'shared-auth';
import {
  actionOf,
  answer,
  failure,
  lookupAnswer,
  pageOf,
  pick,
  press,
  renderPage,
  rowOf,
  type,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import {
  CreateDirectoryRecordPage,
  EditDirectoryRecordPage,
  ViewDirectoryRecordPage,
} from './directory-form.page';
import { DirectoryPage } from './directory.page';

const bakery: DirectoryRecord = {
  ...{ id: 1, name: 'Bakery', externalId: 'D-1', status: 1, version: 3 },
  ...{ division: { id: 7, name: 'Food' }, parent: null, head: { id: 9, name: 'Asha Verma' } },
};
const kitchen: DirectoryRecord = { ...bakery, id: 2, name: 'Kitchen', externalId: '', status: 0 };

const answersOf = (
  kind: DirectoryKind,
  records: readonly DirectoryRecord[] = [bakery, kitchen],
) => {
  const calls = directoryCalls[kind];
  const one = { data: records[0] ?? bakery };
  return [
    answer(calls.getMany, pageOf(records)),
    answer(calls.get, one),
    answer(calls.create, one),
    answer(calls.update, one),
    answer(calls.getUsage, {
      data: {
        used: 1,
        records: [
          {
            ...{ id: 1, name: 'Bakery' },
            by: [
              { words: '3 jobs', kind: 'job' },
              { words: '2 people', kind: 'people.department' },
            ],
          },
        ],
      },
    }),
    lookupAnswer('divisions', [{ id: 7, name: 'Food' }]),
    lookupAnswer('departments', []),
    lookupAnswer('users', []),
    lookupAnswer('cities', [{ cityId: 5, city: 'Pune', country: 'India' }]),
  ];
};
const base = '/general-settings/directory';
const open = (
  page: React.ReactElement,
  kind: DirectoryKind,
  rest: string,
  options: RenderPageOptions = {},
) =>
  renderPage(page, {
    answers: answersOf(kind),
    address: `${base}/${kind}${rest.replace(':id', '1')}`,
    path: `${base}/:kind${rest}`,
    ...options,
  });
const list = (kind: DirectoryKind, options?: RenderPageOptions) =>
  open(<DirectoryPage />, kind, '', options);

test('a list shows the references of a record, its external id and whether it is active', async () => {
  list('departments');
  const row = within(await rowOf('Bakery'));
  for (const words of ['D-1', 'Food', 'Asha Verma', 'Active'])
    expect(row.getByText(words)).toBeVisible();
  expect(within(await rowOf('Kitchen')).getByText('Inactive')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Departments');
});

test('an address of the directory without a kind of record shows the first kind', async () => {
  renderPage(<DirectoryPage />, { answers: answersOf('departments'), address: base, path: base });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Departments');
  const kinds = within(screen.getByRole('navigation', { name: 'Directory' }));
  expect(kinds.getAllByRole('link')).toHaveLength(directoryKindNames.length);
  expect(kinds.getByRole('link', { name: 'Departments' })).toHaveAttribute('aria-current', 'page');
});

test('an unknown kind of record is reported, with a link to the known ones', async () => {
  renderPage(<DirectoryPage />, { address: `${base}/planets`, path: `${base}/:kind` });
  expect(await screen.findByText('There is no such kind of record')).toBeVisible();
});

test('a list can be filtered by the references of its records', async () => {
  const page = list('departments', { address: `${base}/departments?division=7&status=inactive` });
  await rowOf('Bakery');
  expect(page.queries(directoryCalls.departments.getMany).at(0)).toMatchObject({
    divisionId: 7,
    status: 0,
  });
});

test('a record is deactivated from its row, with the version that was shown', async () => {
  const page = list('departments');
  await user.click(await actionOf('Bakery', 'Deactivate'));
  await waitFor(() =>
    expect(page.sent(directoryCalls.departments.update)).toEqual([{ status: 0, version: 3 }]),
  );
  expect(await actionOf('Kitchen', 'Reactivate')).toBeVisible();
});

test('a deactivation that the server refuses gives the reason', async () => {
  list('departments', {
    answers: [
      answer(directoryCalls.departments.update, () => {
        throw failure(409, 'Ask another.');
      }),
      ...answersOf('departments'),
    ],
  });
  await user.click(await actionOf('Bakery', 'Deactivate'));
  expect(await screen.findByText(/Ask another\./)).toBeVisible();
});

test('the deletion dialog names what uses the record, with links to exactly those records', async () => {
  list('departments');
  await user.click(await actionOf('Bakery', 'Delete'));
  const jobs = await screen.findByRole('link', { name: '3 jobs' });
  expect(jobs).toHaveAttribute('href', expect.stringMatching(/jobs\.list\?job=all&department=1$/));
  expect(screen.getByRole('link', { name: '2 people' })).toHaveAttribute(
    'href',
    expect.stringMatching(/directory-kind\?department=1$/),
  );
});

test('people can be deactivated, but not deleted', async () => {
  list('people', { answers: answersOf('people') });
  await press('Actions for Bakery');
  expect(await screen.findByRole('menuitem', { name: 'Deactivate' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});

test('a person who may only view the directory is offered no changes', async () => {
  list('departments', { grants: ['setup:view-directory'] });
  await press('Actions for Bakery');
  expect(await screen.findByRole('menuitem', { name: 'View' })).toBeVisible();
  for (const name of ['Delete', 'Deactivate'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
});

test('a new location is sent with the id of its city, and the list of locations opens', async () => {
  const page = open(<CreateDirectoryRecordPage />, 'locations', '/create');
  await type('Name', 'Plant');
  await press('Save');
  expect(await screen.findByRole('combobox', { name: /^City/ })).toHaveAccessibleDescription(
    /Choose the city\./,
  );
  expect(page.sent(directoryCalls.locations.create)).toEqual([]);
  await pick('City', /Pune/);
  await press('Save');
  await waitFor(() =>
    expect(page.sent(directoryCalls.locations.create)).toEqual([
      { name: 'Plant', address: '', pincode: '', region: '', cityId: 5, externalId: '', status: 1 },
    ]),
  );
  await waitFor(() => expect(page.address()).toContain('setup.directory-kind'));
});

test('an edit keeps inactive references, and a refusal shows at its field', async () => {
  const { update } = directoryCalls.departments;
  const page = open(<EditDirectoryRecordPage />, 'departments', '/edit/:id', {
    answers: [
      answer(update, () => {
        const message = 'Look at the fields.';
        const fields = { parentId: 'Not above itself.' };
        throw new ApiError({ code: 'REFUSED', message, status: 422, fields, requestId: 'r-1' });
      }),
      ...answersOf('departments'),
    ],
  });
  await type('Name', 'Bread');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(update)).toMatchObject([
      { name: 'Bread', divisionId: 7, headId: 9, parentId: null, version: 3 },
    ]),
  );
  expect(await screen.findByRole('combobox', { name: /^Part of/ })).toHaveAccessibleDescription(
    /Not above itself\./,
  );
});

test.each(directoryKindNames)(
  'the page of a record in %s shows all of its fields, and links to its form',
  async (kind) => {
    open(<ViewDirectoryRecordPage />, kind, '/view/:id');
    expect(await screen.findByText('External Id')).toBeVisible();
    for (const [, { label }] of directoryFields(kind))
      expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  },
);
