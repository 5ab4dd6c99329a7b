import { screen, waitFor, within } from '@testing-library/react';
import { referringMessages } from 'server/contract/referrals/referring/referring-constants';
import {
  getMyReferrals,
  withdrawReferral,
} from 'server/contract/referrals/referring/referring.calls';
import {
  actionOf,
  answer,
  closeAllPanels,
  openedPanels,
  pageOf,
  press,
  question,
  renderPage,
  rowOf,
  user,
  readsAs,
} from 'shell/sdk/testing';
import { toMyReferralAnswer } from '../../own/testing/own-answers';
import { MyReferralsPage } from './my-referrals.page';

const open = () =>
  renderPage(<MyReferralsPage />, {
    address: '/my-referrals',
    answers: [
      answer(
        getMyReferrals,
        pageOf([
          toMyReferralAnswer(31),
          toMyReferralAnswer(32, {
            firstName: 'Dev',
            lastName: 'Menon',
            progress: 'Joined',
            promise: { answerBy: '2026-01-12', state: 'kept' },
            eligibilityDate: '2026-05-01',
            payoutWords: 'Expected on that day.',
            mayWithdraw: false,
          }),
          toMyReferralAnswer(33, {
            firstName: 'Uma',
            promise: { answerBy: '2026-01-13', state: 'missed' },
          }),
          toMyReferralAnswer(34, {
            ...{ firstName: 'Ila', progress: 'Withdrawn', promise: null, mayWithdraw: false },
            ...{ eligibilityDate: '2026-05-02', mayBePaid: false, hasChat: false },
          }),
        ]),
      ),
      answer(withdrawReferral, { data: toMyReferralAnswer(31, { progress: 'Withdrawn' }) }),
    ],
  });

test('each referral shows its progress, the promised date of an answer, its amount and the day of its payout', async () => {
  open();
  const words: [string, string[]][] = [
    ['Mira Sen', ['Submitted', '5 January 2026', 'An answer by 19 January 2026', '₹25,000.00']],
    ['Dev Menon', ['Joined', 'Answered by 12 January 2026', '1 May 2026', 'Expected on that day.']],
    ['Uma Sen', ['No answer by 13 January 2026']],
  ];
  for (const [name, all] of words) {
    const row = await rowOf(name);
    for (const one of all) expect(within(row).getByText(readsAs(one))).toBeVisible();
  }
});

test('a referral without a bonus shows neither an amount nor a day', async () => {
  open();
  const row = await rowOf('Ila Sen');
  expect(within(row).getByText('No bonus')).toBeVisible();
  for (const words of ['₹25,000.00', '2 May 2026'])
    expect(within(row).queryByText(words)).toBeNull();
});

test('View Chat opens the chat with the hiring team, and is disabled with the reason where there is none', async () => {
  open();
  await user.click(await actionOf('Mira Sen', 'View Chat'));
  expect(openedPanels()).toEqual([{ id: 'chat.conversation', input: { applicantId: 31 } }]);
  await closeAllPanels();
  expect(await actionOf('Ila Sen', 'View Chat')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('menuitem', { name: /^Withdraw/ })).toBeNull();
});

test('a referral that has not been moved can be withdrawn after confirmation', async () => {
  const page = open();
  await user.click(await actionOf('Mira Sen', 'Withdraw'));
  expect(page.sent(withdrawReferral)).toEqual([]);
  await press('Withdraw', await question('Withdraw Mira Sen'));
  await waitFor(() => expect(page.sent(withdrawReferral)).toHaveLength(1));
});

test('for a referral that has been moved, Withdraw gives the reason why it is not possible', async () => {
  open();
  expect(await actionOf('Dev Menon', 'Withdraw')).toHaveAccessibleDescription(
    referringMessages.moved,
  );
});
