import { screen, within } from '@testing-library/react';
import { getPrivacyRecord } from 'server/contract/privacy/report/privacy-record.calls';
import {
  getRetentionRuns,
  retentionRuleCalls,
} from 'server/contract/privacy/retention/retention-rule.calls';
import { answer, pageOf, renderPage } from 'shell/sdk/testing';
import { PrivacyRecordsPage } from './privacy-records.page';

const rule = {
  ...{ id: 1, name: 'Germany, rejected', outcome: 'rejected' as const, countryId: 4 },
  ...{
    country: 'Germany',
    sourceId: null,
    source: null,
    keepMonths: 6,
    askDays: null,
    isOn: true,
    version: 1,
  },
};
const requests = [
  { kind: 'access' as const, asked: 4, answered: 2, refused: 1, late: 1, medianDays: 6 },
];
const exports = [
  { id: 1, list: 'application', name: 'Asha Verma', day: '2026-03-24', applicants: 12 },
];
const at = '2026-03-24T18:30:00Z';
const runs = [
  {
    ...{ id: 1, startedAt: at, finishedAt: null, erased: 3, byRule: { 'Germany, rejected': 3 } },
    ...{ sealedByRule: { 'Germany, rejected': 2 }, leftByRule: { Hired: 7 } },
  },
];

const open = (parts: { exports?: typeof exports } = {}) =>
  renderPage(<PrivacyRecordsPage />, {
    address: '/general-settings/privacy/records',
    answers: [
      answer(getPrivacyRecord, { data: { requests, exports, ...parts } }),
      answer(
        retentionRuleCalls.getMany,
        pageOf([rule, { ...rule, id: 2, name: 'Off', isOn: false }]),
      ),
      answer(getRetentionRuns, { data: runs }),
    ],
  });
const part = async (title: string) => within(await screen.findByRole('region', { name: title }));

test('an auditor reads purpose, data, recipients and duration, the rules in force, and the results of nightly runs', async () => {
  open();
  expect((await part('Records of processing')).getByText('Deciding on applications')).toBeVisible();
  const rules = await screen.findByRole('region', { name: 'Rules' });
  expect(rules).toHaveTextContent('Germany, rejected');
  expect(rules).not.toHaveTextContent('Off');
  expect(await screen.findByText('Goes on')).toBeVisible();
  const night = screen.getByRole('region', { name: 'Runs' });
  for (const said of ['Germany, rejected: 3', 'Germany, rejected: 2', 'Hired: 7'])
    expect(night).toHaveTextContent(said);
});

test('an auditor reads how long requests took, and who exported how many applicants', async () => {
  open();
  expect(await screen.findByText('6 days')).toBeVisible();
  expect(screen.getByText('Asha Verma')).toBeVisible();
  expect(screen.getByText('24/03/2026')).toBeVisible();
});

test('where nobody exported anything the page says so', async () => {
  open({ exports: [] });
  expect(await screen.findByText(/Nobody exported a list/)).toBeVisible();
});
