import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DirectoryImport } from 'server/contract/company/directory/directory-import';
import type { UpsertAnswer } from 'server/contract/company/directory/directory-upsert';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import { ApiError } from 'shared-auth';
import {
  answer,
  dropFile,
  pick,
  press,
  renderPage,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { ImportDirectoryPage } from './import-directory.page';
import { countRecordsOfNextRequest } from './count-next-part.rule';

const { preview: previewCall, upsert } = directoryCalls.departments;

const preview = (changes: Partial<DirectoryImport> = {}): DirectoryImport => ({
  ...{ encoding: 'utf-8', delimiter: ',', columns: ['Team', 'Boss'], chosen: ['name', '-'] },
  sample: [['Bakery', 'Asha']],
  headerLine: 1,
  head: [
    { line: 1, cells: ['Team', 'Boss'] },
    { line: 2, cells: ['Bakery', 'Asha'] },
  ],
  dayOrder: null,
  stored: { columns: ['Name'], rows: [['Bakery']] },
  missing: [],
  ...{ total: 3, created: 1, updated: 1, unchanged: 0, refused: 1 },
  lines: [
    { line: 2, outcome: 'created', name: 'Bakery', id: null },
    { line: 3, outcome: 'updated', name: 'Kitchen', id: 7 },
    {
      line: 4,
      outcome: 'refused',
      name: 'Moon',
      id: null,
      fields: { head: 'There is no person.' },
    },
  ],
  records: [
    { line: 2, record: { name: 'Bakery' } },
    { line: 3, record: { name: 'Kitchen' } },
  ],
  refusedFile: 'Team,Boss,Line,Reason\r\n',
  ...changes,
});

const halfWritten: UpsertAnswer = {
  ...{ created: 1, updated: 0, unchanged: 0, refused: 1 },
  results: [
    { outcome: 'created', id: 8 },
    { outcome: 'refused', id: null, fields: { name: 'Taken since.' } },
  ],
};

const failed = () => new ApiError({ code: 'X', message: 'The server is away.', status: 503 });

const open = (options: Partial<RenderPageOptions> = {}) =>
  renderPage(<ImportDirectoryPage />, {
    address: '/general-settings/directory/departments/import',
    path: '/general-settings/directory/:kind/import',
    ...options,
    answers: [
      ...(options.answers ?? []),
      answer(previewCall, { data: preview() }),
      answer(upsert, {
        data: {
          ...{ created: 1, updated: 1, unchanged: 0, refused: 0 },
          results: [
            { outcome: 'created', id: 8 },
            { outcome: 'updated', id: 7 },
          ],
        },
      }),
    ],
  });

const toCheck = async () => {
  fireEvent.drop(await screen.findByText(/Drop a file here/), {
    dataTransfer: { files: [new File(['Team'], 'teams.csv', { type: 'text/csv' })] },
  });
  await press('Next');
  await screen.findByRole('combobox', { name: 'Boss' });
  await press('Check the rows');
  await screen.findByRole('heading', { name: 'What would happen' });
};

test('a dropped file leads to the choice of its columns, then to a preview, and is then imported', async () => {
  const page = open();
  await toCheck();
  expect(screen.getByText('teams.csv, 3 rows')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const [first] = within(screen.getByRole('table', { name: 'First rows of each kind' }))
    .getAllByRole('row')
    .slice(1);
  expect(first).toHaveTextContent('Head: There is no person.');
  await press('Import 2 rows');
  expect(await screen.findByRole('heading', { name: 'The import is done' })).toBeVisible();
  expect(page.sent(upsert)).toEqual([{ records: [{ name: 'Bakery' }, { name: 'Kitchen' }] }]);
  expect(screen.getByRole('link', { name: 'Show the list' })).toBeVisible();
});

test('the chosen columns are sent with the file', async () => {
  const page = open();
  await toCheck();
  const bodies = page.sent(previewCall) as unknown as FormData[];
  expect(bodies.map((body) => body.getAll('columns'))).toEqual([[], ['name', '-']]);
});

const dayOrder: DirectoryImport['dayOrder'] = {
  ...{ order: 'day-first', isFromFile: false, example: '05/03/2026' },
  days: { 'day-first': '2026-03-05', 'month-first': '2026-05-03' },
};

test('a person can correct the encoding, the line of column names and the date order', async () => {
  const page = open({ answers: [answer(previewCall, { data: preview({ dayOrder }) })] });
  await dropFile(new File(['Team'], 'teams.csv', { type: 'text/csv' }));
  await press('Next');
  await pick('Letters', 'Cyrillic (Windows-1251)');
  await pick('Names of the columns', /^Line 2/);
  await pick('Dates of this file', /05\/03\/2026 is 3 May 2026/);
  await press('Check the rows');
  await screen.findByRole('heading', { name: 'What would happen' });
  const bodies = page.sent(previewCall) as unknown as FormData[];
  const fields = ['encoding', 'headerLine', 'dayOrder'];
  expect(bodies.map((body) => fields.map((name) => body.get(name)))).toEqual([
    [null, null, null],
    ['windows-1251', null, null],
    ['utf-8', '2', null],
    ['utf-8', '2', 'month-first'],
  ]);
});

test('a proposed date order is sent with the check, and is not proposed twice', async () => {
  const page = open({ answers: [answer(previewCall, { data: preview({ dayOrder }) })] });
  await toCheck();
  const bodies = page.sent(previewCall) as unknown as FormData[];
  expect(bodies.at(-1)?.get('dayOrder')).toBe('day-first');
});

test('missing references named in the file are created before the rows, if ticked', async () => {
  const missing = [{ kind: 'divisions' as const, names: ['Retail', 'Wholesale'] }];
  const { upsert: writeDivisions } = directoryCalls.divisions;
  const page = open({
    answers: [
      answer(previewCall, { data: preview({ missing }) }),
      answer(writeDivisions, { data: { ...halfWritten, results: [] } }),
    ],
  });
  await toCheck();
  await user.click(screen.getByRole('checkbox', { name: 'Create these 2 divisions' }));
  const bodies = page.sent(previewCall) as unknown as FormData[];
  await waitFor(() => expect(bodies.at(-1)?.getAll('create')).toEqual(['divisions']));
  await press('Import 2 rows');
  expect(await screen.findByRole('heading', { name: 'The import is done' })).toBeVisible();
  expect(page.sent(writeDivisions)).toEqual([
    { records: [{ name: 'Retail' }, { name: 'Wholesale' }] },
  ]);
  expect(page.sent(upsert)).toHaveLength(1);
});

test('a refused choice of columns is reported at the first column', async () => {
  let asked = 0;
  open({
    answers: [
      answer(previewCall, () => {
        asked += 1;
        if (asked === 1) return { data: preview() };
        const fields = { columns: 'Choose the column of the name or of the external id.' };
        throw new ApiError({ code: 'INVALID_INPUT', message: 'Look.', status: 422, fields });
      }),
    ],
  });
  fireEvent.drop(await screen.findByText(/Drop a file here/), {
    dataTransfer: { files: [new File(['Team'], 'teams.csv', { type: 'text/csv' })] },
  });
  await press('Next');
  await screen.findByRole('combobox', { name: 'Boss' });
  await press('Check the rows');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Team' })).toHaveAccessibleDescription(
      /Choose the column of the name/,
    ),
  );
});

test('Go on sends a failed part of an import again, and no row is lost', async () => {
  let isAway = true;
  const page = open({
    answers: [
      answer(upsert, () => {
        if (isAway) throw failed();
        return { data: halfWritten };
      }),
    ],
  });
  await toCheck();
  await press('Import 2 rows');
  expect(await screen.findByText('The server is away.')).toBeVisible();
  isAway = false;
  await press('Go on');
  expect(await screen.findByRole('heading', { name: 'The import is done' })).toBeVisible();
  expect(page.sent(upsert)).toHaveLength(2);
  expect(screen.getByText('Name: Taken since.')).toBeVisible();
});

test('the import sends nothing when no row is new or changed', async () => {
  const page = open({
    answers: [answer(previewCall, { data: preview({ records: [], created: 0, updated: 0 }) })],
  });
  await toCheck();
  expect(screen.getByRole('button', { name: 'Import 0 rows' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(page.sent(upsert)).toEqual([]);
});

test('one call of an import is limited in its number of records and of characters', () => {
  const small = Array.from({ length: 2_500 }, () => ({ name: 'x' }));
  expect([countRecordsOfNextRequest(small, 0), countRecordsOfNextRequest(small, 2_000)]).toEqual([
    1_000, 500,
  ]);
  const large = Array.from({ length: 10 }, () => ({ address: 'x'.repeat(100_000) }));
  expect(countRecordsOfNextRequest(large, 0)).toBe(2);
});
