import { screen, within } from '@testing-library/react';
import * as calls from 'server/contract/identity/single-sign-on/sign-in-provider.calls';
import { answer, press, renderPage } from 'shell/sdk/testing';
import { SingleSignOnPage } from './single-sign-on.page';

const place = 'https://hiring.example.com/account/sso/company';
const company = {
  ...{ id: 'company', name: 'Kestrel ID', issuer: 'https://login.example.com' },
  ...{ clientId: 'hiring-console', hasSecret: true, scopes: ['openid'] },
  redirectAddress: `${place}/answer`,
  signedOutAddress: `${place}/signed-out`,
  logoutAddress: `${place}/logout`,
  trialAddress: `${place}/trial`,
};
const open = (providers: (typeof company)[]) =>
  renderPage(<SingleSignOnPage />, {
    answers: [
      answer(calls.getSignInProviders, { data: { providers, passwordsAreFor: 'everyone' } }),
      answer(calls.checkSignInProvider, {
        data: [
          { about: 'document', state: 'ok', words: 'It was read.' },
          { about: 'client', state: 'fault', words: 'The secret is not right.' },
        ],
      }),
    ],
  });

test('the values to register at a provider can be copied, and a check names faults', async () => {
  open([company]);
  const part = within(await screen.findByRole('region', { name: 'Kestrel ID' }));
  expect(part.getByRole('textbox', { name: 'Redirect address' })).toHaveValue(`${place}/answer`);
  expect(part.getByRole('link', { name: 'Try a sign-in' })).toHaveAttribute(
    'href',
    `${place}/trial`,
  );
  await press('Check Kestrel ID');
  expect(await part.findByText('The secret is not right.')).toBeVisible();
  expect(part.getByText('Wrong')).toBeVisible();
});

test('without a provider the page says how to set one up', async () => {
  open([]);
  expect(await screen.findByText(/SSO_PROVIDERS_FILE/)).toBeVisible();
});
