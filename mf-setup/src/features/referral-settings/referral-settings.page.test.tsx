import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReferralSetting } from 'server/contract/referrals/referral-rules/referral-setting';
import { getOpenReferrals } from 'server/contract/referrals/referral-rules/open-referrals.calls';
import * as calls from 'server/contract/referrals/referral-rules/referral-setting.calls';
import {
  answer,
  failure,
  lookupAnswer,
  press,
  renderPage,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { leaveQuestion } from 'shell/sdk/react';
import { ReferralSettingsPage } from './referral-settings.page';

const types = [
  { id: 1, name: 'Referral slab' },
  { id: 2, name: 'Department and position' },
];
const settingOf = (id: 1 | 2): ReferralSetting => ({
  referralSettingType: types[id - 1] ?? { id, name: '' },
  isActive: id === 1,
  paymentReleaseInDays: 90,
  reHiredCandidate: 0,
  referralGapPeriod: 6,
  selectionAttribute: id === 1 ? 'One' : 'Three',
  answerInDays: 14,
  approvals: 1,
  version: 4,
});

const open = (options: RenderPageOptions = {}) =>
  renderPage(<ReferralSettingsPage />, {
    address: '/referral-settings',
    answers: [
      lookupAnswer('referralSettingTypes', types),
      answer(calls.getReferralSetting, ({ query }) => ({
        data: settingOf(query.referralSettingTypeId === 2 ? 2 : 1),
      })),
      answer(getOpenReferrals, {
        data: { open: 3, unpriced: 1, promised: [{ currency: 'INR', amount: 52_500.5 }] },
      }),
      answer(calls.updateReferralSetting, { data: { ...settingOf(1), version: 5 } }),
    ],
    ...options,
  });

const group = (name: string) => screen.findByRole('radiogroup', { name });
const choices = async (name: string) =>
  within(await group(name))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const chosen = async (name: string) =>
  within(await group(name))
    .getByRole('radio', { checked: true })
    .closest('label')?.textContent;
const choose = async (name: string, value: string) =>
  user.click(within(await group(name)).getByRole('radio', { name: value }));
const sent = ({ calls: all }: ReturnType<typeof open>) =>
  all.filter(({ call }) => /^PUT/.test(call));

test('both calculation types are offered, and the active one is selected', async () => {
  open();
  expect(await choices('Calculation type')).toEqual(['Referral slab', 'Department and position']);
  expect(await chosen('Calculation type')).toBe('Referral slab');
});

test.each([
  ['Payment release period', ['45 days', '60 days', '90 days', '180 days'], '90 days'],
  ['Consider re-hired candidates', ['Yes', 'No'], 'No'],
  ['Reference gap period', ['6 months', '9 months', '1 year'], '6 months'],
  [
    'Candidate selection attribution',
    [
      'One: the first referrer, for any job',
      'Two: the first referrer for the same job',
      'Three: the recruiter decides',
    ],
    'One: the first referrer, for any job',
  ],
])('the setting %s offers its choices, and the stored one is chosen', async (name, all, stored) => {
  open();
  expect(await choices(name)).toEqual(all);
  expect(await chosen(name)).toBe(stored);
});

test('approvals of a payout batch by one person or two are offered', async () => {
  open();
  expect(await choices('Approvals of a payout batch')).toEqual([
    'One person',
    'Two different people',
  ]);
  expect(await chosen('Approvals of a payout batch')).toBe('One person');
});

test('a calculation type that is not active shows its own settings, and says so', async () => {
  const page = open();
  await choose('Calculation type', 'Department and position');
  expect(await screen.findByText('Department and position is not in force')).toBeVisible();
  expect(await chosen('Candidate selection attribution')).toBe('Three: the recruiter decides');
  expect(page.address()).toContain('type=2');
});

test('Save sends the referral rules with the version that was loaded', async () => {
  const page = open();
  await choose('Payment release period', '45 days');
  await press('Save');
  await waitFor(() => expect(sent(page)).toHaveLength(1));
  expect(sent(page)[0]?.body).toEqual({
    referralSettingTypeId: 1,
    paymentReleaseInDays: 45,
    reHiredCandidate: 0,
    referralGapPeriod: 6,
    selectionAttribute: 'One',
    answerInDays: 14,
    approvals: 1,
    version: 4,
  });
});

test('before saving, a note says that open referrals keep the amounts that they were created with', async () => {
  open();
  expect(await screen.findByText(/touches none of the 3 open referrals/)).toHaveTextContent(
    'each keeps what it came with, ₹52,500.50 in all, 1 without an amount.',
  );
});

test('switching the calculation type asks for confirmation before unsaved choices are lost', async () => {
  open();
  await choose('Payment release period', '45 days');
  await choose('Calculation type', 'Department and position');
  await act(async () => leaveQuestion.current()?.answer(false));
  expect(await chosen('Calculation type')).toBe('Referral slab');
  expect(await chosen('Payment release period')).toBe('45 days');
});

test('a person who may only view the referral settings cannot change them, and reads why', async () => {
  open({ grants: ['setup:view-referral'] });
  const offered = within(await group('Payment release period')).getAllByRole('radio');
  for (const radio of offered) expect(radio).toBeDisabled();
  expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('settings that fail to load say so, and can be retried', async () => {
  open({
    answers: [
      answer(calls.getReferralSetting, () => {
        throw failure(500, 'The server has a fault.');
      }),
    ],
  });
  expect(await screen.findByText('The settings could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: /Try again|Retry/ })).toBeVisible();
});
