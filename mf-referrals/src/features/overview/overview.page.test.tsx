import { screen, within } from '@testing-library/react';
import { getReferralSummary } from 'server/contract/referrals/payouts/referral.calls';
import { getMyReferrals, getOpenJobs } from 'server/contract/referrals/referring/referring.calls';
import { ApiError } from 'shared-auth';
import {
  answer,
  pageOf,
  renderPage,
  user,
  type RenderPageOptions,
  readsAs,
} from 'shell/sdk/testing';
import { toMyReferralAnswer, toOpenJobAnswer } from '../../own/testing/own-answers';
import { OverviewPage } from './overview.page';

const reader = {
  ...{ userId: 1, userName: 'Asha', lastName: 'Verma', name: 'Asha Verma' },
  ...{ userAvatar: '', email: 'asha@example.com', joiningDate: null },
};

const open = (answers: RenderPageOptions['answers'] = []) =>
  renderPage(<OverviewPage />, {
    user: reader,
    answers: [...answers, answer(getReferralSummary, { data: { total: 1378, payable: 41 } })],
  });

test('the overview greets the person, and each count opens the referrals that it counts', async () => {
  open();
  expect(await screen.findByText('41')).toBeVisible();
  expect(screen.getAllByText('1,378')).toHaveLength(2);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome Asha Verma!' }),
  ).toBeVisible();
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Total No. Of Referral')).toContain('referrals.total');
  expect(leadsTo('Referral Payable')).toContain('referrals.payable');
  expect(leadsTo('Referral Chat')).toContain('chat.channels');
});

test('placeholders show until the counts are loaded', () => {
  open([answer(getReferralSummary, () => new Promise<never>(() => undefined))]);
  expect(screen.getByText('Referral Payable')).toBeVisible();
  expect(screen.queryByText(/^\d/)).toBeNull();
});

test('a failed count shows a message with a reference, and Retry loads the count', async () => {
  let fails = true;
  open([
    answer(getReferralSummary, () => {
      if (!fails) return { data: { total: 2, payable: 1 } };
      throw new ApiError({ code: 'INTERNAL', message: 'Failed.', status: 500, requestId: 'r-8' });
    }),
  ]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('r-8');
  fails = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1')).toBeVisible();
});

test('an employee sees their referrals first, and open jobs to refer people for', async () => {
  const page = renderPage(<OverviewPage />, {
    grants: [
      { permission: 'referral:view', scope: 'own', view: 'safe' },
      { permission: 'referral:submit', scope: 'own' },
    ],
    answers: [
      answer(getMyReferrals, pageOf([toMyReferralAnswer(31)])),
      answer(getOpenJobs, pageOf([toOpenJobAnswer(7, { jobTitle: 'Head Cook' })])),
    ],
  });
  expect(
    await screen.findByText(readsAs('Data Analyst · An answer by 19 January 2026')),
  ).toBeVisible();
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Head Cook')).toContain('referrals.refer');
  expect(leadsTo('Refer someone')).toContain('referrals.open-jobs');
  expect(leadsTo('My referrals')).toContain('referrals.mine');
  expect(page.queries(getReferralSummary)).toEqual([]);
});

test('an employee reads for a hired person what is paid and on which day', async () => {
  const hired = toMyReferralAnswer(32, {
    ...{ progress: 'Hired', promise: null, eligibilityDate: '2026-06-19' },
    payoutWords: 'Expected on that day, once the payout desk has confirmed it.',
  });
  renderPage(<OverviewPage />, {
    grants: [{ permission: 'referral:view', scope: 'own', view: 'safe' }],
    answers: [answer(getMyReferrals, pageOf([hired]))],
  });
  const words =
    'Data Analyst · ₹25,000.00, expected 19 June 2026. ' +
    'Expected on that day, once the payout desk has confirmed it.';
  expect(await screen.findByText(readsAs(words))).toBeVisible();
});
