import { screen } from '@testing-library/react';
import {
  getRetentionRuns,
  previewRetention,
  retentionRuleCalls,
} from 'server/contract/privacy/retention/retention-rule.calls';
import { answer, pageOf, press, renderPage, type } from 'shell/sdk/testing';
import { testRecordPages, testRecordsPage } from '../../setup/testing/record-tests';
import { CreateRetentionRulePage, EditRetentionRulePage } from './retention-rule-form.page';
import { RetentionRulesPage } from './retention-rules.page';

const rule = (id: number, name: string) => ({
  ...{ id, name, outcome: 'rejected' as const, countryId: null, country: null },
  ...{ sourceId: null, source: null, keepMonths: 6, askDays: null, isOn: true, version: 3 },
});
const rules = {
  calls: retentionRuleCalls,
  rows: [rule(1, 'Half a year'), rule(2, 'Fairs')],
} as const;
const noRuns = answer(getRetentionRuns, { data: [] });

testRecordsPage({
  ...rules,
  page: <RetentionRulesPage />,
  names: ['Half a year', 'Fairs'],
  heads: ['Rule', 'Outcome', 'Country of the job', 'Source', 'Kept for', 'State'],
  texts: ['All countries', '6 months', 'In force'],
  links: ['Edit'],
  answers: [noRuns],
  view: 'privacy:view',
});

testRecordPages({
  ...rules,
  pages: { create: <CreateRetentionRulePage />, edit: <EditRetentionRulePage /> },
  list: 'setup.retention-rules',
  missing: {
    'Name of the rule': 'Enter the name of the rule.',
    'Months to keep': 'Enter whole months, 1 to 240.',
  },
  create: {
    change: { 'Name of the rule': 'Fairs', 'Months to keep': '12', 'Ask before': '14' },
    sends: {
      ...{ name: 'Fairs', outcome: 'rejected', countryId: null, sourceId: null },
      ...{ keepMonths: 12, askDays: 14, isOn: true },
    },
  },
  edit: { change: { 'Months to keep': '9' }, sends: { keepMonths: 9 } },
});

test('a preview says how many people would be erased and who, and disappears when the values change', async () => {
  const page = renderPage(<CreateRetentionRulePage />, {
    answers: [
      answer(previewRetention, {
        data: {
          ...{ people: 31, byThisRule: 30, until: '2026-11-30', sealed: 4, onHold: 1 },
          first: [{ applicationId: 7, name: 'Ana Rao', day: '2026-11-02', rule: 'Rejected' }],
        },
      }),
    ],
  });
  await type('Months to keep', '12');
  await press('Preview');
  expect(await screen.findByText(/31 applicants would be anonymised/)).toBeVisible();
  expect(screen.getByText(', of them 30 by this rule.')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Ana Rao \(7\), .*2026.*, Rejected$/);
  expect(screen.getByText(/^Of 4 applicants the law .* sealed\.$/)).toBeVisible();
  expect(screen.getByText('1 applicant on hold would stay.')).toBeVisible();
  expect(screen.getByText('And 30 more.')).toBeVisible();
  expect(page.sent(previewRetention)).toMatchObject([{ outcome: 'rejected', keepMonths: 12 }]);
  await type('Months to keep', '24');
  expect(await screen.findByText('The rule changed since. Preview again.')).toBeVisible();
  expect(screen.queryByText(/31 applicants/)).toBeNull();
});

test('the list of rules shows for each rule how many people the latest run erased, sealed and skipped', async () => {
  const run = {
    ...{ id: 4, startedAt: '2026-11-28T21:13:00Z', finishedAt: '2026-11-28T21:14:00Z', erased: 5 },
    ...{ byRule: { Fairs: 5 }, sealedByRule: { Fairs: 2 }, leftByRule: { 'Half a year': 3 } },
  };
  renderPage(<RetentionRulesPage />, {
    answers: [
      answer(retentionRuleCalls.getMany, pageOf(rules.rows)),
      answer(getRetentionRuns, { data: [run] }),
    ],
  });
  expect(await screen.findByText('The latest run anonymised 5')).toBeVisible();
  expect(
    screen.getByText(/Fairs: 5\. Sealed: Fairs: 2\. Left, past their day: Half a year: 3\./),
  ).toBeVisible();
});
