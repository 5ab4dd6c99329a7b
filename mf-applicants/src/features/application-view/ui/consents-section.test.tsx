import { screen, waitFor, within } from '@testing-library/react';
import type { RecordedConsent } from 'server/contract/applicants/applying/recorded-consent';
import {
  getRecordedConsents,
  recordConsent,
  withdrawRecordedConsent,
} from 'server/contract/applicants/applying/recorded-consent.calls';
import { answer, press, renderPage, type } from 'shell/sdk/testing';
import { applicationRecord } from '../../../application/testing/application-answers';
import { ConsentsSection } from './consents-section';

const given: RecordedConsent = {
  ...{ consentId: 1, purpose: 'application', number: 1, text: 'I agree that it is stored.' },
  ...{ agreedAt: '2026-03-24T18:30:00Z', way: 'form', source: '', recordedBy: null },
  withdrawnAt: null,
};
const missing: RecordedConsent = {
  ...given,
  ...{
    consentId: 2,
    purpose: 'talent-pool',
    text: 'Keep me for later.',
    agreedAt: null,
    way: null,
  },
};
const open = (may = applicationRecord().may) =>
  renderPage(<ConsentsSection application={{ ...applicationRecord(), may }} />, {
    answers: [
      answer(getRecordedConsents, { data: [given, missing] }),
      answer(recordConsent, { data: [given, missing] }),
      answer(withdrawRecordedConsent, { data: [given, missing] }),
    ],
  });

test('the applicant’s page shows each consent, with its date and how it was given', async () => {
  open();
  expect(await screen.findByText('In the form')).toBeVisible();
  expect(screen.getByText('Not given')).toBeVisible();
});

test('for a consent given by phone, it is recorded how the applicant gave it', async () => {
  const page = open();
  await press('Record: Other jobs later, version 1');
  const dialog = await screen.findByRole('dialog', { name: 'Record a consent' });
  await press('Record', dialog);
  expect(await within(dialog).findByText('Say how, such as: by phone on Monday.')).toBeVisible();
  await type('How they said so', 'By phone', dialog);
  await press('Record', dialog);
  await waitFor(() => expect(page.sent(recordConsent)).toEqual([{ source: 'By phone' }]));
});

test('a consent is withdrawn only after a confirmation', async () => {
  const page = open();
  await press('Take back: This application, version 1');
  const dialog = await screen.findByRole('alertdialog', { name: 'Take the consent back?' });
  await press('Take back', dialog);
  await waitFor(() => expect(page.sent(withdrawRecordedConsent)).toHaveLength(1));
});

test('a person who may not move the applicant cannot change consents', async () => {
  open([]);
  expect(await screen.findByText('In the form')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Record|Take back)/ })).toBeNull();
});
