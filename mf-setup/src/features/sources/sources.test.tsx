import { screen, waitFor, within } from '@testing-library/react';
import type { SourceRow } from 'server/contract/applicants/sources/source';
import { sourceCalls } from 'server/contract/applicants/sources/source.calls';
import {
  actionOf,
  answer,
  confirmDeletion,
  pageOf,
  pick,
  press,
  renderPage,
  tick,
  type,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
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
const fair = { data: rowOf(2, 'Fair') };

const answers = [
  answer(sourceCalls.getMany, pageOf<SourceRow>(rows)),
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

test('the list shows Source Name, Identifier and Description', async () => {
  list();
  const row = await screen.findByRole('row', { name: /Careers/ });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Source Name', 'Identifier', 'Description']));
  expect(within(row).getByText('careers')).toBeVisible();
  expect(within(row).getByText('From Careers')).toBeVisible();
});

test('the list can be limited to sources without applicants', async () => {
  const page = list();
  await pick('Applicants', 'Without applicants');
  await waitFor(() =>
    expect(page.queries(sourceCalls.getMany).at(-1)).toMatchObject({ use: 'unused', page: 1 }),
  );
});

test('View and Edit are enabled with exactly one selected row', async () => {
  list();
  await tick('Careers');
  for (const name of ['View', 'Edit'])
    expect(await screen.findByRole('link', { name })).toBeVisible();
  await tick('Fair');
  for (const name of ['View', 'Edit'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

test('a deletion first names what uses the source, and requires the word DELETE', async () => {
  const page = list();
  await user.click(await actionOf('Fair', 'Delete'));
  const used = await screen.findByRole('link', { name: '12 applicants' });
  expect(used.parentElement?.parentElement).toHaveTextContent(
    'Still used, so it cannot be deleted: Careers (12 applicants).',
  );
  expect(used).toHaveAttribute('href', expect.stringMatching(/applicants\.list.*source=1$/));
  await confirmDeletion();
  await waitFor(() => expect(page.sent(sourceCalls.remove)).toEqual([{ sourceId: [2] }]));
});

test('a person who may only view setup is offered neither Create nor Delete', async () => {
  list({
    grants: ['setup:view-hiring'],
    routes: [{ id: 'setup.view-source', path: '/source/view/:id', title: 'Applicant Source' }],
  });
  await press('Actions for Fair');
  expect(await screen.findByRole('menuitem', { name: 'View' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});

test('a new source is sent, and leads to the list', async () => {
  const page = open(<CreateSourcePage />, { address: '/source/create' });
  await type('Source Name', 'Fair');
  await type('Identifier', 'fair');
  await press('Save');
  await waitFor(() => expect(page.address()).toContain('setup.sources'));
  expect(page.sent(sourceCalls.create)).toEqual([
    { source: 'Fair', identifier: 'fair', description: '' },
  ]);
});

test('a missing value is reported at its field, and nothing is sent', async () => {
  const page = open(<CreateSourcePage />, { address: '/source/create' });
  await press('Save');
  expect(await screen.findByRole('textbox', { name: 'Source Name' })).toHaveAccessibleDescription(
    /Enter the source name\./,
  );
  expect(page.sent(sourceCalls.create)).toEqual([]);
});

test('an edit keeps the identifier and sends the version that it started from', async () => {
  const page = open(<EditSourcePage />, { address: '/source/edit/2', path: '/source/edit/:id' });
  expect(await screen.findByRole('textbox', { name: 'Identifier' })).toHaveAttribute('readonly');
  await type('Source Name', 'Spring Fair');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(sourceCalls.update)).toMatchObject([
      { source: 'Spring Fair', identifier: 'fair', version: 3 },
    ]),
  );
  await waitFor(() => expect(page.address()).toContain('setup.sources'));
});

test('a view shows the values, and has nothing to save', async () => {
  open(<ViewSourcePage />, { address: '/source/view/2', path: '/source/view/:id' });
  expect(await screen.findByText('From Fair')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
