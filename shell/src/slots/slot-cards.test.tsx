import { act, screen, waitFor } from '@testing-library/react';
import { getUserInfo } from 'server/contract/platform/company/company.calls';
import type { UserInfo } from 'server/contract/platform/company/company';
import { permissions } from 'server/contract/permission';
import { answer } from 'shared-auth/testing';
import { giveRouterRequests } from '../../sdk/testing/request-for-router';
import { jobsRemote, openConsole } from '../boot/testing/open-console';
import { registryStore } from '../registry/registry-store';

jest.mock('@module-federation/enhanced/runtime', () => ({}));

const card = { slot: 'dashboard.cards', span: 12, height: 80, load: 'JobsPage' };
const cards = [
  { ...card, id: 'jobs.tiles', order: 2, title: 'Tiles' },
  {
    ...{ ...card, id: 'jobs.steps', order: 0, title: 'Steps' },
    ...{ can: 'company:edit' as const, when: 'setting-up' as const },
  },
];

beforeAll(() => {
  giveRouterRequests();
  window.scrollTo = () => undefined;
});
beforeEach(() => {
  const contributions = { ...jobsRemote.contributions, cards };
  registryStore.start({ source: 'server', remotes: [{ ...jobsRemote, contributions }] });
});

const person = (isSettingUp?: boolean): UserInfo => ({
  ...{ userId: 1, userName: 'Asha', name: 'Asha Verma', lastName: 'Verma', userAvatar: '' },
  ...{ email: 'asha@mail.example', joiningDate: null },
  ...(isSettingUp && { isSettingUp }),
});
const shown = () =>
  screen
    .queryAllByRole('region', { name: /^(Tiles|Steps)$/ })
    .map((one) => one.getAttribute('aria-label'));

test.each([
  ['an administrator who sets it up sees what is missing first', true, ['Steps', 'Tiles']],
  ['it is gone for good once nothing is missing', undefined, ['Tiles']],
])('whether the card of setup steps is on the dashboard: %s', async (_, isSettingUp, expected) => {
  await openConsole('/', { answers: [answer(getUserInfo, { data: person(isSettingUp) })] });
  await waitFor(() => expect(shown()).toEqual(expected));
});

test('no dashboard card is drawn before the person is known, then all at once, so that nothing jumps', async () => {
  let settle = (_: { data: UserInfo }) => undefined as void;
  const userInfo = new Promise<{ data: UserInfo }>((resolve) => {
    settle = resolve;
  });
  await openConsole('/', { answers: [answer(getUserInfo, () => userInfo)] });
  expect(shown()).toEqual([]);
  await act(async () => settle({ data: person(true) }));
  await waitFor(() => expect(shown()).toEqual(['Steps', 'Tiles']));
});

test('a person without the right to set up does not wait for the setup cards', async () => {
  const grants = permissions.filter((one) => one !== 'company:edit');
  const never = new Promise<{ data: UserInfo }>(() => undefined);
  await openConsole('/', { grants, answers: [answer(getUserInfo, () => never)] });
  await waitFor(() => expect(shown()).toEqual(['Tiles']));
});
