import { waitFor, within } from '@testing-library/react';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import type { Person } from 'server/contract/identity/people/person';
import * as calls from 'server/contract/identity/people/person.calls';
import { answer, press, question, renderPage, rowOf, tick, user, readsAs } from 'shell/sdk/testing';
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
  everyoneRole: null,
  state: 'active',
  leavingDate: null,
  invitedAt: null,
  invitedUntil: null,
  lastSignIn: '2026-11-20T08:30:00Z',
  version: 2,
};
const meta = { total: 1, current_page: 1, last_page: 1, from: 1, to: 1 };
const open = (row = priya) =>
  renderPage(<RolesPage />, {
    address: '/general-settings/roles',
    answers: [
      answer(calls.getPeople, { data: [row], meta }),
      answer(calls.getEveryoneRole, { data: { role: null } }),
      answer(calls.updateEveryoneRole, { data: { role: 'referrer' as const } }),
      answer(calls.changeRoles, { data: { changed: 1, unchanged: 0, kept: [] } }),
      answer(createFileTicket, {
        data: { url: '/files/secret', expiresAt: '2026-11-29T10:00:00Z' },
      }),
    ],
  });

test('roles are given to all ticked people in one call', async () => {
  const page = open();
  await tick('Priya Nair');
  await press('Give roles');
  const dialog = await question();
  expect(within(dialog).getByRole('button', { name: 'Give the roles' })).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Referrer' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Recruiter' }));
  await press('Give the roles', dialog);
  await waitFor(() =>
    expect(page.sent(calls.changeRoles)).toEqual([
      { personId: [3], give: ['referrer', 'recruiter'] },
    ]),
  );
});

test('people not yet invited are invited in one step, with their links in a file', async () => {
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  const page = open();
  await press('Invite 1 person not invited yet');
  await press('Make the links', await question());
  await waitFor(() =>
    expect(page.sent(createFileTicket)).toEqual([
      {
        kind: 'list',
        list: 'invitation',
        rows: { matching: { state: 'uninvited' }, expected: 1 },
      },
    ]),
  );
  await waitFor(() => expect(click).toHaveBeenCalled());
  click.mockRestore();
});

test('“Let everybody refer” explains its effect before it is confirmed', async () => {
  const page = open();
  await press('Let everybody refer');
  const dialog = await question();
  expect(
    within(dialog).getByText(/^Every active person has the role Referrer at once/),
  ).toBeVisible();
  await press('Let everybody refer', dialog);
  await waitFor(() => expect(page.sent(calls.updateEveryoneRole)).toEqual([{ role: 'referrer' }]));
});

test.each<[string, Partial<Person>, RegExp]>([
  ['never invited', { state: 'uninvited', lastSignIn: null }, /^Not invited$/],
  [
    'invited, with a link that works',
    { state: 'invited', invitedAt: '2026-11-22T08:00:00Z', invitedUntil: '2099-11-29T08:00:00Z' },
    /^Invited 22 November 2026\. The link works until 29 November 2099\.$/,
  ],
  [
    'invited, with a link that ended',
    { state: 'invited', invitedAt: '2020-11-22T08:00:00Z', invitedUntil: '2020-11-29T08:00:00Z' },
    /^Invited 22 November 2020\. The link ended 29 November 2020\.$/,
  ],
  ['active, with the last sign-in', {}, /^Last sign-in 20 November 2026\.$/],
  ['deactivated', { state: 'inactive' }, /^Deactivated$/],
])('the list shows that a person is %s', async (_, parts, words) => {
  open({ ...priya, ...parts });
  expect(within(await rowOf('Priya Nair')).getByText(readsAs(words))).toBeVisible();
});
