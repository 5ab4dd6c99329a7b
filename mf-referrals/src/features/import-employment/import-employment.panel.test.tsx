import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { EmploymentImport } from 'server/contract/referrals/employment/employment';
import { employmentMessages } from 'server/contract/referrals/employment/employment-constants';
import {
  checkEmploymentFile,
  importEmployment,
} from 'server/contract/referrals/employment/employment.calls';
import {
  answer,
  failure,
  pick,
  press,
  renderPanel,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { employmentImport } from '../../../contract';
import { csvPreview } from '../../referral/testing/csv-preview';
import { ImportEmploymentPanel } from './import-employment.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const result = (changes: Partial<EmploymentImport> = {}): EmploymentImport => ({
  ...{ ...csvPreview, total: 3, updated: 1, unchanged: 1, refused: 1, fault: '', dayOrder: null },
  lines: [
    { line: 2, outcome: 'updated', name: 'ola@example.com', message: '' },
    { line: 4, outcome: 'refused', name: 'x@example.com', message: employmentMessages.unknown },
  ],
  ...changes,
});

const open = (answers: RenderPageOptions['answers'] = []) =>
  renderPanel(employmentImport, <ImportEmploymentPanel />, {
    input: undefined,
    close,
    answers: [
      ...answers,
      answer(checkEmploymentFile, { data: result() }),
      answer(importEmployment, { data: result() }),
    ],
  });

const toCheck = async () => {
  fireEvent.drop(await screen.findByText(/Drop a file here/), {
    dataTransfer: { files: [new File(['Id'], 'dates.csv', { type: 'text/csv' })] },
  });
  await press('Check the rows');
  await screen.findByRole('heading', { name: 'What would happen' });
};

test('a file of dates is checked, its refused rows are named with reasons, then it is imported', async () => {
  const page = open();
  await toCheck();
  expect(page.sent(importEmployment)).toEqual([]);
  expect(screen.getByText('Line 4: x@example.com')).toBeVisible();
  expect(screen.getByText(employmentMessages.unknown)).toBeVisible();
  await press('Import 1 row');
  expect(await screen.findByRole('heading', { name: 'The dates are imported' })).toBeVisible();
  await press('Done');
  expect(close).toHaveBeenCalled();
  const [sent] = page.sent(importEmployment) as unknown as FormData[];
  expect((sent?.get('file') as File).name).toBe('dates.csv');
});

test('ambiguous dates use a proposed order, which is shown and can be changed', async () => {
  const dayOrder: EmploymentImport['dayOrder'] = {
    ...{ order: 'day-first', isFromFile: false, example: '05/03/2026' },
    days: { 'day-first': '2026-03-05', 'month-first': '2026-05-03' },
  };
  const page = open([answer(checkEmploymentFile, { data: result({ dayOrder }) })]);
  await toCheck();
  expect(screen.getByRole('combobox', { name: 'Dates of this file' })).toHaveDisplayValue(
    'Day, month, year: 05/03/2026 is 5 March 2026',
  );
  await pick('Dates of this file', /05\/03\/2026 is 3 May 2026/);
  await waitFor(() => expect(page.sent(checkEmploymentFile)).toHaveLength(3));
  await press('Import 1 row');
  await screen.findByRole('heading', { name: 'The dates are imported' });
  const [sent] = page.sent(importEmployment) as unknown as FormData[];
  expect(sent?.get('dayOrder')).toBe('month-first');
});

test('the import sends nothing when no row changes a date', async () => {
  const page = open([answer(checkEmploymentFile, { data: result({ updated: 0 }) })]);
  await toCheck();
  const run = screen.getByRole('button', { name: 'Import 0 rows' });
  expect(run).toHaveAttribute('aria-disabled', 'true');
  expect(page.sent(importEmployment)).toEqual([]);
});

test('a failed import says so, and the same file can be sent again', async () => {
  let isAway = true;
  open([
    answer(importEmployment, () =>
      isAway ? Promise.reject(failure(503, 'The server is away.')) : { data: result() },
    ),
  ]);
  await toCheck();
  await press('Import 1 row');
  expect(await screen.findByText(/The server is away\./)).toBeVisible();
  isAway = false;
  await press('Import 1 row');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'The dates are imported' })).toBeVisible(),
  );
});
