import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SourceRow } from 'server/contract/sources/source';
import { sourceCalls } from 'server/contract/sources/source.calls';
import { answer, renderPage, type RenderPageOptions } from 'shell/sdk/testing';
import { CreateSourcePage } from './create-source.page';
import { EditSourcePage } from './edit-source.page';
import { SourcesPage } from './sources.page';
import { ViewSourcePage } from './view-source.page';

const rowOf = (id: number, source: string) => ({
  id,
  sourceId: id,
  source,
  identifier: source.toLowerCase(),
  description: `From ${source}`,
  version: 3,
});
const rows = [rowOf(1, 'Careers'), rowOf(2, 'Fair')];
const meta = { total: 2, current_page: 1, last_page: 1, from: 1, to: 2 };
const fair = { data: rowOf(2, 'Fair') };

const answers = [
  answer(sourceCalls.getMany, { data: rows as SourceRow[], meta }),
  answer(sourceCalls.get, fair),
  answer(sourceCalls.create, fair),
  answer(sourceCalls.update, fair),
  answer(sourceCalls.remove, { data: { deleted: 1 } }),
  answer(sourceCalls.getUsage, {
    data: {
      used: 1,
      records: [{ id: 1, name: 'Careers', by: [{ words: '12 applicants', kind: 'application' }] }],
    },
  }),
];
const open = (page: React.ReactElement, options: RenderPageOptions = {}) =>
  renderPage(page, { answers, ...options });
const list = (options?: RenderPageOptions) =>
  open(<SourcesPage />, { address: '/source', ...options });

const written = ({ calls }: ReturnType<typeof open>) =>
  calls.find(({ call }) => /^(POST|PUT)/.test(call));

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const type = async (name: string, text: string) => {
  const box = await screen.findByRole('textbox', { name });
  await user.clear(box);
  await user.type(box, text);
};
const tick = async (name: string) =>
  user.click(
    within(await screen.findByRole('row', { name: new RegExp(name) })).getByRole('checkbox'),
  );
const entry = async (row: string, name: string) => {
  await press(`Actions for ${row}`);
  return screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
};

test('SRC-004 the list shows Source Name, Identifier and Description', async () => {
  list();
  const row = await screen.findByRole('row', { name: /Careers/ });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Source Name', 'Identifier', 'Description']));
  expect(within(row).getByText('careers')).toBeVisible();
  expect(within(row).getByText('From Careers')).toBeVisible();
});

test('only sources without applicants are asked for', async () => {
  const page = list();
  await user.click(await screen.findByRole('button', { name: /^Applicants/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Without applicants' }));
  await waitFor(() =>
    expect(page.calls.at(-1)).toMatchObject({
      call: 'GET /api/v1/applicant-source',
      query: { use: 'unused', page: 1 },
    }),
  );
});

test('AST-081 View and Edit are enabled with exactly one selected row', async () => {
  list();
  await tick('Careers');
  for (const name of ['View', 'Edit'])
    expect(await screen.findByRole('link', { name })).toBeVisible();
  await tick('Fair');
  for (const name of ['View', 'Edit'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

test('SRC-009 a deletion says first what uses the source, and is asked for by its word', async () => {
  const page = list();
  await user.click(await entry('Fair', 'Delete'));
  const used = await screen.findByRole('link', { name: '12 applicants' });
  expect(used.parentElement?.parentElement).toHaveTextContent(
    'Still used, so it cannot be deleted: Careers (12 applicants).',
  );
  expect(used).toHaveAttribute('href', expect.stringMatching(/applicants\.list.*source=1$/));
  await type('Type DELETE to confirm', 'DELETE');
  await press('OK');
  await waitFor(() =>
    expect(page.calls.find(({ call }) => call.includes('delete'))?.body).toEqual({ sourceId: [2] }),
  );
});

test('who only views setup is offered neither Create nor Delete', async () => {
  list({
    grants: ['setup:view-hiring'],
    routes: [{ id: 'setup.view-source', path: '/source/view/:id', title: 'Applicant Source' }],
  });
  await press('Actions for Fair');
  expect(await screen.findByRole('menuitem', { name: 'View' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});

test('SRC-001 SRC-003 a new source is sent, and leads to the list', async () => {
  const page = open(<CreateSourcePage />, { address: '/source/create' });
  await type('Source Name', 'Fair');
  await type('Identifier', 'fair');
  await press('Save');
  await waitFor(() => expect(page.address()).toContain('setup.sources'));
  expect(written(page)).toMatchObject({
    call: 'POST /api/v1/applicant-source',
    body: { source: 'Fair', identifier: 'fair', description: '' },
  });
});

test('SRC-001 what is missing is said at its field, and nothing is sent', async () => {
  const page = open(<CreateSourcePage />, { address: '/source/create' });
  await press('Save');
  expect(await screen.findByRole('textbox', { name: 'Source Name' })).toHaveAccessibleDescription(
    /Enter the source name\./,
  );
  expect(page.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('SRC-006 SRC-008 an edit keeps the identifier and sends the version it began from', async () => {
  const page = open(<EditSourcePage />, { address: '/source/edit/2', path: '/source/edit/:id' });
  expect(await screen.findByRole('textbox', { name: 'Identifier' })).toHaveAttribute('readonly');
  await type('Source Name', 'Spring Fair');
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject({
      call: 'PUT /api/v1/applicant-source/:id',
      body: { source: 'Spring Fair', identifier: 'fair', version: 3 },
    }),
  );
  await waitFor(() => expect(page.address()).toContain('setup.sources'));
});

test('SRC-007 a view shows the values, and nothing to save', async () => {
  open(<ViewSourcePage />, { address: '/source/view/2', path: '/source/view/:id' });
  expect(await screen.findByText('From Fair')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
