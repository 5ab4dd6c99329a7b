import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from 'server/contract/company/audit-log/audit-log';
import { getAuditLog } from 'server/contract/company/audit-log/audit-log.calls';
import {
  getUnusualReading,
  updateReadingLimit,
} from 'server/contract/privacy/reading/reading.calls';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import { answer, pick, press, renderPage, rowOf, type } from 'shell/sdk/testing';
import { AuditLogPage } from './audit-log.page';
import { listChangeLines, formatAuditAction } from './format-entry';

const entry = (entryId: number, parts: Partial<AuditEntry>): AuditEntry => ({
  entryId,
  at: '2026-03-24T18:30:00Z',
  actor: { userId: 1, name: 'Asha Verma' },
  action: 'applicant-source.update',
  kind: 'applicant-source',
  recordId: 7,
  recordName: 'Fair',
  changes: {},
  details: {},
  ...parts,
});
const rows = [
  entry(3, { changes: { source: { before: 'Fair', after: 'Spring fair' } } }),
  entry(2, { action: 'job.delete', kind: 'job', recordName: 'Night Baker', actor: null }),
  entry(1, { action: 'application.status', kind: 'application', recordName: '', recordId: 12 }),
];
const meta = { total: 3, current_page: 1, last_page: 1, from: 1, to: 3 };
const ticket = { url: '/files/x', expiresAt: '2026-01-01T00:00:00Z' };
const unusual = {
  ...{ resumesPerHour: 60, version: 3 },
  found: [{ readerId: 4, name: 'Kabir Singh', resumes: 75, at: '2026-03-24T18:30:00Z' }],
};
const open = () =>
  renderPage(<AuditLogPage />, {
    address: '/general-settings/audit-log',
    answers: [
      answer(getAuditLog, { data: rows, meta }),
      answer(createFileTicket, { data: ticket }),
      answer(getUnusualReading, { data: unusual }),
      answer(updateReadingLimit, { data: { ...unusual, resumesPerHour: 80, found: [] } }),
    ],
  });

test('the log shows who changed what and when, with old and new values, in the company’s time zone', async () => {
  open();
  const row = within(await rowOf('Fair'));
  expect(row.getByText('Applicant source changed')).toBeVisible();
  expect(row.getByText('Asha Verma')).toBeVisible();
  expect(row.getByText('25/03/2026, 00:00')).toBeVisible();
  expect(row.getByText('“Fair” → “Spring fair”')).toBeVisible();
});

test('a change by another system shows its service token', async () => {
  const actor = { serviceTokenId: 7, name: 'Payroll' };
  renderPage(<AuditLogPage />, {
    address: '/general-settings/audit-log',
    answers: [
      answer(getAuditLog, { data: [entry(4, { actor })], meta }),
      answer(getUnusualReading, { data: { ...unusual, found: [] } }),
    ],
  });
  expect(within(await rowOf('Fair')).getByText('Payroll (service token)')).toBeVisible();
});

test('an entry links to its record, unless that was deleted', async () => {
  open();
  const link = within(await rowOf('No. 12')).getByRole('link');
  expect(link).toHaveAttribute('href', '/applicants.view');
  const deleted = within(await rowOf('Night Baker'));
  expect(deleted.getByText('The console')).toBeVisible();
  expect(deleted.queryByRole('link')).toBeNull();
});

test('a filter for the kind of record limits the audit log and its export', async () => {
  const page = open();
  await pick(/^Kind/, 'Hiring pipeline');
  await waitFor(() => expect(page.calls.at(-1)?.query).toMatchObject({ kind: 'pipeline' }));
  await press('Export');
  await waitFor(() =>
    expect(page.calls.find(({ call }) => call.includes('file-tickets'))?.body).toMatchObject({
      list: 'audit-log',
      rows: { matching: { kind: 'pipeline' } },
    }),
  );
});

test.each([
  ['job.create', 'job', 'Job created'],
  ['general-settings.update', 'general-settings', 'General settings changed'],
  ['job-post.put-aside', 'job-post', 'Job post put aside'],
])('the action %s on a record of kind %s is shown as %s', (action, kind, words) => {
  expect(formatAuditAction({ action, kind })).toBe(words);
});

test('changed values are shown readably, and an entry without changes shows its details', () => {
  const changes = {
    isActive: { before: true, after: false },
    note: { before: null, after: ['a'] },
  };
  expect(listChangeLines(entry(1, { changes }))).toEqual([
    { name: 'Is active', words: 'yes → no' },
    { name: 'Note', words: 'empty → “a”' },
  ]);
  expect(listChangeLines(entry(1, { details: { applicantId: 5_000 } }))).toEqual([
    { name: 'Applicant id', words: '5000' },
  ]);
});

test('somebody who opened very many resumes within an hour is shown above the log, and the limit can be changed', async () => {
  const page = open();
  expect(await screen.findByText('Unusual reading of resumes')).toBeVisible();
  expect(screen.getByText(/Kabir Singh: 75 resumes/)).toBeVisible();
  await press('Change the limit');
  const dialog = await screen.findByRole('dialog', { name: 'Unusual reading' });
  await type('Resumes in an hour', '80', dialog);
  await press('Save', dialog);
  await waitFor(() =>
    expect(page.sent(updateReadingLimit)).toEqual([{ resumesPerHour: 80, version: 3 }]),
  );
});
