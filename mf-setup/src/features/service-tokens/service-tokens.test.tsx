import { screen, waitFor } from '@testing-library/react';
import type { ServiceToken } from 'server/contract/identity/service-tokens/service-token';
import * as calls from 'server/contract/identity/service-tokens/service-token.calls';
import {
  actionOf,
  answer,
  pageOf,
  press,
  question,
  renderPage,
  rowOf,
  type,
  user,
} from 'shell/sdk/testing';
import { CreateServiceTokenPage } from './service-token-form.page';
import { ServiceTokensPage } from './service-tokens.page';

const payroll: ServiceToken = {
  id: 7,
  name: 'Payroll',
  rights: ['directory:read'],
  remote: '',
  state: 'active',
  ending: 'a1B2',
  createdAt: '2026-03-01T10:00:00Z',
  expiresOn: null,
  lastUsedAt: null,
  version: 1,
};
const old: ServiceToken = { ...payroll, id: 8, name: 'Old', state: 'revoked', version: 3 };
const made = { id: 7, token: `hct_${'x'.repeat(43)}` };
const answers = [
  answer(calls.serviceTokenCalls.getMany, pageOf([payroll, old])),
  answer(calls.serviceTokenCalls.create, { data: { ...payroll, state: 'new' as const } }),
  answer(calls.makeServiceSecret, { data: made }),
  answer(calls.revokeServiceToken, { data: { ...payroll, state: 'revoked' as const } }),
];
const openList = () =>
  renderPage(<ServiceTokensPage />, { address: '/general-settings/service-tokens', answers });
const openForm = () =>
  renderPage(<CreateServiceTokenPage />, {
    address: '/general-settings/service-tokens/create',
    answers,
  });

test('a new token shows its secret after saving, and needs at least one right', async () => {
  const page = openForm();
  await type('Name', 'Payroll');
  await press('Save');
  expect(await screen.findByRole('group', { name: /^Rights/ })).toHaveAccessibleDescription(
    'Choose at least one right.',
  );
  expect(screen.queryByText(/Read the directory: Choose/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Read the directory' }));
  await press('Save');
  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue(made.token);
  expect(page.sent(calls.serviceTokenCalls.create)).toEqual([
    { name: 'Payroll', rights: ['directory:read'], remote: '', expiresOn: '' },
  ]);
});

test('a service token for deployments names the one remote that it may deploy', async () => {
  const page = openForm();
  await type('Name', 'Jobs pipeline');
  expect(screen.queryByRole('textbox', { name: 'Remote' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Deploy a remote' }));
  await press('Save');
  expect(
    (await screen.findAllByText('Name the remote that it deploys, such as jobs.'))[0],
  ).toBeVisible();
  await type('Remote', 'jobs');
  await press('Save');
  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue(made.token);
  expect(page.sent(calls.serviceTokenCalls.create)).toEqual([
    { name: 'Jobs pipeline', rights: ['remotes:deploy'], remote: 'jobs', expiresOn: '' },
  ]);
});

test('the list shows the last letters of a token, and never its secret', async () => {
  openList();
  const row = await rowOf('Payroll');
  expect(row).toHaveTextContent('hct_…a1B2');
  expect(row).toHaveTextContent('Never used');
});

test('a token is revoked after confirmation, and a revoked one cannot be renewed', async () => {
  const page = openList();
  expect(await actionOf('Old', 'New secret')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await user.click(await actionOf('Payroll', 'Revoke'));
  await press('Revoke', await question('Revoke Payroll'));
  await waitFor(() => expect(page.sent(calls.revokeServiceToken)).toHaveLength(1));
});
