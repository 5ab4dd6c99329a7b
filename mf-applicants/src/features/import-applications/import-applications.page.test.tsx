import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportChoice } from 'server/contract/applicants/intake/application-import';
import { importMessages } from 'server/contract/applicants/intake/application-import-constants';
import {
  forecastImport,
  getImport,
  uploadImport,
} from 'server/contract/applicants/intake/application-import.calls';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import { ApiError } from 'shared-auth';
import { answer, pick, press, user } from 'shell/sdk/testing';
import { toForecastAnswer, getLastBody, openImport, storedImport } from './testing/open-import';

const refused = (status: number, fields: Record<string, string> = {}) =>
  new ApiError({ code: 'X', message: 'Check the fields.', status, fields, requestId: 'r-1' });

const drop = async (name = 'fair.csv') =>
  fireEvent.drop(await screen.findByText(/Drop a file here/), {
    dataTransfer: { files: [new File(['name,mail'], name, { type: 'text/csv' })] },
  });
const select = (label: RegExp) => screen.findByRole('combobox', { name: label });

describe('the file of an import', () => {
  test('a dropped file opens the choice of its columns, and the address names the import', async () => {
    const page = openImport();
    await drop();
    await press('Next');
    await waitFor(() => expect(page.address()).toBe('/application/import?id=5'));
    expect(await screen.findByText('fair.csv, 2 rows')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test.each([importMessages.notText, 'The column Mail stands twice in this file.'])(
    'a file that cannot be read is explained with what to correct: %s',
    async (message) => {
      const page = openImport(undefined, {
        answers: [
          answer(uploadImport, () => {
            throw refused(422, { file: message });
          }),
        ],
      });
      await drop();
      await press('Next');
      await waitFor(() =>
        expect(screen.getByLabelText(/^File/)).toHaveAccessibleDescription(
          expect.stringContaining(message),
        ),
      );
      expect(page.address()).toBe('/application/import');
    },
  );

  test('a file of another type is not sent', async () => {
    openImport();
    await drop('fair.xlsx');
    expect(await screen.findByText(/fair\.xlsx is of another kind/)).toBeVisible();
  });
});

describe('the columns of an import', () => {
  test('columns are suggested, with the first rows and the detected file format', async () => {
    openImport('/application/import?id=5');
    expect(await select(/^First name/)).toHaveDisplayValue('Given name');
    expect(await select(/^Email/)).toHaveAccessibleDescription('Such as asha@example.com');
    const sample = screen.getByRole('region', { name: 'First rows of the file' });
    expect(within(sample).getByText('dev@example.com')).toBeVisible();
    expect(await select(/^Letters/)).toHaveDisplayValue('Unicode (UTF-8)');
    expect(await select(/^Between two cells/)).toHaveDisplayValue('Semicolon');
    expect(await select(/^Names of the columns/)).toHaveDisplayValue(/^Line 1: Given name, Mail/);
    // An import page that is opened by its address has no file to read again.
    expect(await select(/^Letters/)).toBeDisabled();
  });

  test('a choice of another encoding reads the columns of the file again', async () => {
    const page = openImport();
    await drop();
    await press('Next');
    await pick('Letters', 'Cyrillic (Windows-1251)');
    await waitFor(() => expect(page.sent(uploadImport)).toHaveLength(2));
    const body = page.sent(uploadImport)[1] as unknown as FormData;
    expect(['encoding', 'delimiter'].map((name) => body.get(name))).toEqual(['windows-1251', ';']);
    expect((body.get('file') as File).name).toBe('fair.csv');
  });

  test('a column cannot be assigned to two fields', async () => {
    openImport('/application/import?id=5');
    const options = within(await select(/^Comment/));
    expect(options.getByRole('option', { name: 'Mail (taken by Email)' })).toBeDisabled();
    await pick('Email', 'Not in the file');
    expect(options.getByRole('option', { name: 'Mail' })).toBeEnabled();
  });

  test('columns for a name, an e-mail address and a job are required before the rows of an import are checked', async () => {
    const page = openImport('/application/import?id=5', {
      first: storedImport({ suggestion: {} }),
    });
    await press('Check the rows');
    const summary = await screen.findByRole('alert');
    for (const message of [importMessages.name, importMessages.reach, importMessages.job])
      expect(summary).toHaveTextContent(message);
    expect(getLastBody(page, '/dry-run')).toBeUndefined();
  });

  test('one job and one source can be chosen for rows that have none', async () => {
    const page = openImport('/application/import?id=5', {
      first: storedImport({ suggestion: { fullName: 0, applicantEmail: 1 } }),
    });
    await pick('Job of rows', 'Data Analyst');
    await pick('Source of rows', 'Careers page');
    await press('Check the rows');
    await waitFor(() =>
      expect(getLastBody(page, '/dry-run')).toEqual({
        mapping: { fullName: 0, applicantEmail: 1 },
        jobId: 7,
        sourceId: 1,
      }),
    );
    await press('Back');
    expect(await select(/^Job of rows/)).toHaveValue('Data Analyst');
    expect(await select(/^Source of rows/)).toHaveValue('Careers page');
  });
});

test('the choices of columns remain when the check fails, and can be sent again', async () => {
  const page = openImport('/application/import?id=5', {
    answers: [
      answer(forecastImport, () => {
        throw refused(500);
      }),
    ],
  });
  await pick('Mobile no', 'Not in the file');
  await press('Check the rows');
  expect(await screen.findByText(/Check the fields\./)).toBeVisible();
  expect(page.address()).toBe('/application/import?id=5');
  expect(await select(/^Mobile no/)).toHaveDisplayValue('Not in the file');
  await press('Check the rows');
  const sent = () => page.calls.filter(({ call }) => call.endsWith('/dry-run'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual(sent()[0]?.body);
});

describe('the check of an import', () => {
  test('the check of an import counts what the import would do, and lists each error with its line', async () => {
    const page = openImport('/application/import?id=5');
    await press('Check the rows');
    expect(await screen.findByRole('button', { name: 'Import 10 rows' })).toBeVisible();
    expect(page.address()).toBe('/application/import?id=5&step=check');
    const row = screen.getByRole('row', { name: /^Line 7 Job/ });
    expect(row).toHaveTextContent('There is no job of this code.');
  });

  test('the check of an import reports an error of a whole row', async () => {
    const faults = [
      { line: 5, faults: [{ field: 'row' as const, message: importMessages.surplus(2) }] },
    ];
    openImport('/application/import?id=5', { foreseen: toForecastAnswer({ faults }) });
    await press('Check the rows');
    const row = await screen.findByRole('row', { name: /^Line 5 Row/ });
    expect(row).toHaveTextContent('This row has 2 cells more');
  });

  test('the check of an import runs again after a reload with the same choices', async () => {
    openImport('/application/import?id=5&step=check', {
      first: storedImport({ mapping: { firstName: 0, applicantEmail: 1, job: 3 } }),
    });
    expect(await screen.findByRole('button', { name: 'Import 10 rows' })).toBeVisible();
  });

  const withMissing = (count = 2) => ({
    first: storedImport({ mapping: { firstName: 0, applicantEmail: 1, job: 3, source: 2 } }),
    foreseen: ({ createSources }: ImportChoice) =>
      toForecastAnswer({
        good: createSources ? 12 : 10,
        missingSources: { count, names: ['Job fair Lublin', 'Naukri'] },
      }),
  });

  test('the check of an import offers to create sources that the file names and that do not exist', async () => {
    const page = openImport('/application/import?id=5&step=check', withMissing());
    const create = await screen.findByRole('checkbox', { name: 'Create these 2 sources' });
    expect(screen.getByText('Job fair Lublin, Naukri')).toBeVisible();
    expect(create).not.toBeChecked();
    await user.click(create);
    expect(await screen.findByRole('button', { name: 'Import 12 rows' })).toBeVisible();
    expect(create).toBeChecked();
    expect(page.sent(forecastImport).at(-1)).toMatchObject({ createSources: true });
    await user.click(create);
    expect(await screen.findByRole('button', { name: 'Import 10 rows' })).toBeVisible();
    expect(page.sent(forecastImport).at(-1)).toMatchObject({ createSources: false });
  });

  test.each([
    [
      'whoever may not edit sources',
      importMessages.createsNone,
      2,
      ['application:import' as const],
    ],
    ['a column of something else', importMessages.tooManySources, 201, undefined],
  ])(
    'sources are not created for %s, and the reason is shown',
    async (_, reason, count, grants) => {
      openImport('/application/import?id=5&step=check', {
        ...withMissing(count),
        ...(grants && { grants }),
      });
      expect(await screen.findByText(reason)).toBeVisible();
      expect(screen.getByRole('checkbox', { name: /^Create these/ })).toBeDisabled();
    },
  );

  test('the check of an import disables the import when no row is valid', async () => {
    const page = openImport('/application/import?id=5', {
      foreseen: toForecastAnswer({ good: 0 }),
    });
    await press('Check the rows');
    const start = await screen.findByRole('button', { name: 'Import 0 rows' });
    expect(start).toHaveAttribute('aria-disabled', 'true');
    await user.click(start);
    expect(page.calls.some(({ call }) => call.endsWith('/run'))).toBe(false);
  });
});

describe('the run of an import', () => {
  const running = storedImport({ state: 'running', total: 12, imported: 4, rejected: 1 });

  test('a running import shows its progress to the end, and offers the rejected rows as a file', async () => {
    const page = openImport('/application/import?id=5', {
      progress: [
        { total: 12, imported: 4, rejected: 1 },
        { imported: 10, rejected: 2, state: 'finished' },
      ],
      answers: [
        answer(createFileTicket, {
          data: { url: '#/api/v1/files/once', expiresAt: '2026-11-21T00:00:00Z' },
        }),
      ],
    });
    await press('Check the rows');
    await press('Import 10 rows');
    const bar = await screen.findByRole('progressbar', { name: '5 of 12 rows done' });
    expect(bar).toHaveAttribute('aria-valuenow', '5');
    expect(await screen.findByText('The import is done', {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show applicants' })).toBeVisible();
    await press('Download rejected rows');
    await waitFor(() =>
      expect(getLastBody(page, '/file-tickets')).toEqual({
        kind: 'list',
        list: 'rejected-row',
        rows: { importId: 5 },
      }),
    );
  });

  test('the address of a running import shows its progress again', async () => {
    openImport('/application/import?id=5', { first: running });
    expect(await screen.findByRole('progressbar', { name: '5 of 12 rows done' })).toBeVisible();
  });

  test('a stopped import shows why it stopped, and can be continued', async () => {
    const page = openImport('/application/import?id=5', {
      first: { ...running, state: 'stopped', message: 'The server was stopped meanwhile.' },
    });
    expect(await screen.findByText('The server was stopped meanwhile.')).toBeVisible();
    await press('Go on');
    expect(await screen.findByText('The import is running')).toBeVisible();
    expect(page.calls.filter(({ call }) => call.endsWith('/run'))).toHaveLength(1);
  });

  test('an import of another person is not shown, and a new import can be started', async () => {
    const page = openImport('/application/import?id=9', {
      answers: [
        answer(getImport, () => {
          throw refused(404);
        }),
      ],
    });
    await press('Import a file');
    await waitFor(() => expect(page.address()).toBe('/application/import'));
  });
});
