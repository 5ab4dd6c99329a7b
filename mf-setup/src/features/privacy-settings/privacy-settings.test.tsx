import { screen, waitFor } from '@testing-library/react';
import {
  getPrivacySetting,
  updatePrivacySetting,
} from 'server/contract/privacy/retention/privacy-setting.calls';
import { answer, press, renderPage, type } from 'shell/sdk/testing';
import { PrivacySettingsPage } from './privacy-settings.page';

const stored = { officerId: 7, officer: 'Noor Haddad', ownWordDays: 30, version: 2 };
const open = () =>
  renderPage(<PrivacySettingsPage />, {
    answers: [
      answer(getPrivacySetting, { data: stored }),
      answer(updatePrivacySetting, { data: { ...stored, ownWordDays: 14, version: 3 } }),
    ],
  });

test('changing the days of the privacy settings keeps the privacy officer, and an impossible number is not sent', async () => {
  const page = open();
  expect(await screen.findByDisplayValue('30')).toBeVisible();
  await type('Days to agree', '400');
  await press('Save');
  await waitFor(() => expect(page.sent(updatePrivacySetting)).toEqual([]));
  await type('Days to agree', '14');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(updatePrivacySetting)).toEqual([
      { officerId: 7, ownWordDays: 14, version: 2 },
    ]),
  );
});
