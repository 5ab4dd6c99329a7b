import { screen, waitFor } from '@testing-library/react';
import type { ConsentTextRecord } from 'server/contract/applicants/applying/consent-text';
import { consentTextCalls } from 'server/contract/applicants/applying/consent-text.calls';
import { answer, pick, press, renderPage, type } from 'shell/sdk/testing';
import { CreateConsentTextPage } from './consent-text-form.page';
import { ConsentTextsPage } from './consent-texts.page';

const text = (number: number, isInForce: boolean): ConsentTextRecord => ({
  ...{ id: number, purpose: 'application', number, language: 'en', text: `I agree ${number}.` },
  ...{ isInForce, agreed: 12, version: 1 },
});
const meta = { total: 2, current_page: 1, last_page: 1, from: 1, to: 2 };

test('each consent text shows its purpose, whether it is in force, and how many people agreed', async () => {
  renderPage(<ConsentTextsPage />, {
    address: '/general-settings/consent-texts',
    answers: [answer(consentTextCalls.getMany, { data: [text(2, true), text(1, false)], meta })],
  });
  const row = await screen.findByRole('row', { name: /I agree 2/ });
  expect(row).toHaveTextContent('This application, version 2');
  expect(row).toHaveTextContent('English');
  expect(row).toHaveTextContent('In force');
  expect(screen.getByRole('row', { name: /I agree 1/ })).toHaveTextContent('Earlier');
});

test('a new version of a consent text is sent with its purpose', async () => {
  const page = renderPage(<CreateConsentTextPage />, {
    address: '/general-settings/consent-texts/create',
    answers: [answer(consentTextCalls.create, { data: text(3, true) })],
  });
  await pick('Purpose', 'Companies of the group');
  await pick('Language', 'German');
  await type('Text', 'Keep me in mind.');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(consentTextCalls.create)).toEqual([
      { purpose: 'group', language: 'de', text: 'Keep me in mind.' },
    ]),
  );
});
