import { screen, waitFor, within } from '@testing-library/react';
import type { Holdings, Invitation, Person } from 'server/contract/identity/people/person';
import * as calls from 'server/contract/identity/people/person.calls';
import { roleReach } from 'server/contract/identity/people/role-constants';
import { call as declare } from 'server/contract/call';
import { ApiError } from 'shared-auth';
import {
  answer,
  pick,
  press,
  question,
  renderPage,
  rowOf,
  type,
  user,
  type RenderPageOptions,
  readsAs,
} from 'shell/sdk/testing';
import { InvitePersonPage } from './invite-person.page';
import { PersonPage } from './person.page';
import { RolesPage } from './roles.page';

const priya: Person = {
  personId: 3,
  name: 'Priya Nair',
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya@example.com',
  avatar: '',
  roles: ['recruiter', 'auditor'],
  givenRoles: [],
  state: 'active',
  leavingDate: null,
  everyoneRole: null,
  invitedAt: null,
  invitedUntil: null,
  lastSignIn: '2026-11-20T08:30:00Z',
  version: 2,
};
const holdings: Holdings = {
  jobs: { count: 22, first: [{ id: 5, name: 'Night Baker' }] },
  applicants: { count: 1, first: [{ id: 9, name: 'Ravi Jain' }] },
  groups: { count: 0, first: [] },
  departments: { count: 1, first: [{ id: 4, name: 'Bakery' }] },
  functions: { count: 0, first: [] },
  people: { count: 0, first: [] },
};
const invitation: Invitation = {
  personId: 3,
  choosesPassword: true,
  isMailed: false,
  path: '/account/invitation?code=secret',
  expiresAt: '2026-11-29T10:00:00Z',
};
const sessions = ['Firefox on Windows', 'Safari on iOS'].map((browser, at) => ({
  sessionId: `00000000-0000-0000-0000-00000000000${at}`,
  since: '2026-11-20T08:30:00Z',
  lastSeen: at === 1 ? '2026-11-23T09:00:00Z' : '2026-11-20T08:30:00Z',
  browser,
  address: '192.0.2.7',
  by: at === 0 ? null : 'Kestrel ID',
}));
const meta = { total: 1, current_page: 1, last_page: 1, from: 1, to: 1 };
const answers = [
  answer(calls.getPeople, { data: [priya], meta }),
  answer(calls.getPerson, { data: priya }),
  answer(calls.getEveryoneRole, { data: { role: null } }),
  answer(calls.getHoldings, { data: holdings }),
  answer(calls.getSessions, { data: sessions }),
  answer(calls.getSignInAccounts, { data: { accounts: [], isAddressDoubted: false } }),
  answer(calls.signPersonOut, { data: { ended: 1 } }),
  answer(calls.invitePerson, { data: invitation }),
  answer(calls.createInvitation, { data: invitation }),
  answer(calls.updatePerson, { data: { ...priya, version: 3 } }),
  answer(calls.deactivatePerson, { data: { ...priya, state: 'inactive' as const, version: 3 } }),
  answer(calls.handOver, {
    data: { jobs: 22, applicants: 1, groups: 0, departments: 1, functions: 0, people: 0 },
  }),
];
const open = (page: React.ReactElement, options: RenderPageOptions = {}) =>
  renderPage(page, { answers, ...options });
const person = (options: RenderPageOptions = {}) =>
  open(<PersonPage />, {
    address: '/general-settings/roles/3',
    path: '/general-settings/roles/:id',
    ...options,
  });
const written = ({ calls: sent }: ReturnType<typeof open>) =>
  sent.find(({ call }) => /^(POST|PUT)/.test(call));
test('the list shows the roles of each person, and can be filtered by a role', async () => {
  const page = open(<RolesPage />, { address: '/general-settings/roles' });
  const row = within(await rowOf('Priya Nair'));
  expect(row.getByText('Recruiter, Auditor')).toBeVisible();
  expect(row.getByText('Active')).toBeVisible();
  await pick('Role', 'Payout officer');
  await waitFor(() => expect(page.calls.at(-1)?.query).toMatchObject({ role: 'payout-officer' }));
});

test('an invited person gets roles, and the link to hand over is shown once', async () => {
  const page = open(<InvitePersonPage />);
  await type('First name', 'Nila');
  await type('Last name', 'Das');
  await type('E-mail', 'nila@example.com');
  await press('Invite');
  expect(await screen.findAllByText('Choose at least one role.')).not.toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Recruiter' }));
  await press('Invite');
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
    'http://localhost/account/invitation?code=secret',
  );
  expect(written(page)).toMatchObject({
    call: 'POST /api/v1/person',
    body: { firstName: 'Nila', lastName: 'Das', email: 'nila@example.com', roles: ['recruiter'] },
  });
  await press('Done');
  await waitFor(() => expect(page.address()).toContain('setup.person'));
});

test('an invitation to sign in by a provider does not mention a password', async () => {
  const led = { ...invitation, choosesPassword: false };
  person({ answers: [answer(calls.createInvitation, { data: led }), ...answers] });
  await press('New link');
  await press('Make the link', await question());
  expect(await screen.findByText(/^They sign in with your company’s account/)).toBeVisible();
});

test('each role describes what it permits', async () => {
  person();
  expect(await screen.findByRole('checkbox', { name: 'Recruiter' })).toHaveAccessibleDescription(
    roleReach.recruiter,
  );
});

test('a role that a provider’s group gives names the provider, and cannot be removed', async () => {
  const given: Person = { ...priya, givenRoles: [{ role: 'auditor', by: 'Kestrel ID' }] };
  person({ answers: [answer(calls.getPerson, { data: given }), ...answers] });
  const box = await screen.findByRole('checkbox', { name: 'Auditor' });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription(/^From a group of Kestrel ID\. /);
  expect(screen.getByRole('checkbox', { name: 'Recruiter' })).toBeEnabled();
});

test('changed roles are sent with the version of the person that was loaded', async () => {
  const page = person();
  await user.click(await screen.findByRole('checkbox', { name: 'Auditor' }));
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject({
      call: 'PUT /api/v1/person/:id',
      body: { roles: ['recruiter'], version: 2 },
    }),
  );
});

test('the confirmation before a person is deactivated says that the sessions of that person end', async () => {
  const page = person();
  await press('Deactivate');
  expect(await screen.findByText(/^Their sessions end at once/)).toBeVisible();
  await press('Deactivate', await question());
  await waitFor(() => expect(written(page)?.call).toBe('POST /api/v1/person/:id/deactivation'));
  expect(await screen.findByRole('button', { name: 'Reactivate' })).toBeVisible();
});

test('the sessions of a person can be ended, one by one or all', async () => {
  const page = person();
  expect(
    await screen.findByText(
      readsAs(
        /^192.0.2.7, by Kestrel ID, since 20 November 2026, .+, last used 23 November 2026, [:\d]+$/,
      ),
    ),
  ).toBeVisible();
  // A session that was not used after its start shows only its start.
  expect(screen.getByText(readsAs(/^192.0.2.7, since 20 November 2026, [:\d]+$/))).toBeVisible();
  await press(/^Sign out Safari on iOS/);
  await press('Sign out', await question());
  await waitFor(() =>
    expect(written(page)).toMatchObject({
      call: 'POST /api/v1/person/:id/sign-out',
      body: { sessionId: sessions[1]?.sessionId },
    }),
  );
  await press('Sign out everywhere');
  await press('Sign out', await question());
  await waitFor(() =>
    expect(page.sent(calls.signPersonOut)).toEqual([{ sessionId: sessions[1]?.sessionId }, {}]),
  );
});

test('a person’s responsibilities are counted, linked, and handed to another person', async () => {
  const page = person({
    answers: [
      answer(declare<{ reply: object }>('GET', '/api/v1/users'), {
        data: [{ userId: 4, fullName: 'Vikram Rao' }],
        meta,
      }),
      ...answers,
    ],
  });
  expect(await screen.findByText('Jobs: 22')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Night Baker' })).toHaveAttribute('href', '/jobs.view');
  expect(screen.getByText(/and 21 more/)).toBeVisible();
  await press('Hand all of it to somebody else');
  const dialog = await question();
  expect(within(dialog).getByRole('button', { name: 'Hand over' })).toBeDisabled();
  await pick('To whom', 'Vikram Rao', dialog);
  await press('Hand over', dialog);
  await waitFor(() => expect(written(page)?.body).toEqual({ toPersonId: 4 }));
});

test('an auditor sees roles and what they permit, and can change nothing', async () => {
  person({ grants: ['role:view'] });
  expect(await screen.findByText(roleReach.recruiter)).toBeVisible();
  for (const name of ['Save', 'Deactivate', 'Hand all of it to somebody else'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the page of a person who left shows the leaving date, and how the person can return', async () => {
  const left: Person = { ...priya, state: 'left', leavingDate: '2026-03-31' };
  person({ answers: [answer(calls.getPerson, { data: left }), ...answers.slice(2)] });
  expect(await screen.findByText(readsAs('Left, on 31 March 2026'))).toBeVisible();
  expect(screen.getByText(/Take the leaving date away in the directory/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reactivate' })).toBeNull();
  expect(await screen.findByText('Head of departments: 1')).toBeVisible();
});

test('a role that everybody has cannot be removed from one person, and its checkbox gives the reason', async () => {
  const held: Person = { ...priya, roles: ['recruiter', 'referrer'], everyoneRole: 'referrer' };
  person({ answers: [answer(calls.getPerson, { data: held }), ...answers] });
  const box = await screen.findByRole('checkbox', { name: 'Referrer' });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription(/^Every active person has it\. /);
});

test('an invitation with an e-mail address in use links to the person who has it, and keeps the input', async () => {
  const fields = { email: 'Somebody has this e-mail address already.' };
  const taken = answer(calls.invitePerson, () => {
    throw new ApiError({ code: 'INVALID_INPUT', message: 'Look.', status: 422, fields });
  });
  const page = open(<InvitePersonPage />, { answers: [taken, ...answers] });
  await type('First name', 'Priya');
  await type('Last name', 'Nair');
  await type('E-mail', 'priya@example.com');
  await user.click(screen.getByRole('checkbox', { name: 'Recruiter' }));
  await press('Invite');
  expect(await screen.findByRole('link', { name: 'Priya Nair' })).toBeVisible();
  expect(page.queries(calls.getPeople).at(-1)).toMatchObject({ address: 'priya@example.com' });
  expect(screen.getByRole('textbox', { name: /^First name/ })).toHaveValue('Priya');
});

test('a company account can be unlinked, so that the person can sign in with another', async () => {
  const accounts = [{ provider: 'company', name: 'Kestrel ID', since: '2026-11-20T08:30:00Z' }];
  const page = person({
    answers: [
      answer(calls.getSignInAccounts, { data: { accounts, isAddressDoubted: false } }),
      answer(calls.removeSignInAccount, { data: { accounts: [], isAddressDoubted: false } }),
      ...answers,
    ],
  });
  await press('Take off the account of Kestrel ID');
  await press('Take it off', await question());
  await waitFor(() =>
    expect(page.calls.find(({ call }) => call.startsWith('DELETE'))).toMatchObject({
      params: { id: 3, provider: 'company' },
    }),
  );
});

test('an e-mail address that another system wrote can be confirmed by an administrator', async () => {
  const page = person({
    answers: [
      answer(calls.getSignInAccounts, { data: { accounts: [], isAddressDoubted: true } }),
      ...answers,
    ],
  });
  expect(await screen.findByText(/^Another system wrote priya@example.com here/)).toBeVisible();
  await press('Confirm the address');
  await press('It is theirs', await question());
  await waitFor(() =>
    expect(written(page)).toMatchObject({
      call: 'PUT /api/v1/person/:id',
      body: { email: 'priya@example.com', version: 2 },
    }),
  );
});
