import { screen, waitFor, within } from '@testing-library/react';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import { getReferrals } from 'server/contract/referrals/payouts/referral.calls';
import {
  answer,
  press,
  renderPage,
  rowOf,
  tick,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import {
  waitingReferralRow,
  referralPage,
  referralRow,
} from '../../referral/testing/referral-answers';
import { PayablePage } from './payable.page';

const open = (rows = [referralRow(31), waitingReferralRow(32)], options: RenderPageOptions = {}) =>
  renderPage(<PayablePage />, {
    address: '/referral-payable',
    path: '/referral-payable',
    answers: [
      answer(getReferrals, referralPage(rows)),
      answer(createFileTicket, {
        data: { url: '#/api/v1/files/once', expiresAt: '2026-11-21T00:00:00Z' },
      }),
    ],
    ...options,
  });

const lastQuery = ({ calls }: ReturnType<typeof open>) =>
  calls.findLast(({ call: made }) => made === 'GET /api/v1/referrals')?.query;

test('with permission for amounts each amount is shown, and the sum of the ticked rows', async () => {
  const money = { amount: 15000.5, currency: 'INR' };
  open([referralRow(31, money), { ...waitingReferralRow(32), ...money }]);
  expect(within(await rowOf('Asha Rao')).getByText('₹15,000.50')).toBeInTheDocument();
  await tick('Asha Rao');
  await tick('Dev Menon');
  expect(await screen.findByText(/Selected: ₹30,001.00/)).toBeVisible();
});

test('without permission for amounts the list has no column for them', async () => {
  open([referralRow(31)], { grants: ['referral:view'] });
  await rowOf('Asha Rao');
  expect(screen.queryByRole('columnheader', { name: 'Amount' })).toBeNull();
});

test('Due only shows only payouts that are due, and shows all when it is pressed again', async () => {
  const page = open();
  await rowOf('Asha Rao');
  await press('Due only');
  await waitFor(() => expect(lastQuery(page)).toMatchObject({ referralStatusId: 2, page: 1 }));
  expect(page.address()).toBe('/referral-payable?status=due');
  await press('Due only');
  await waitFor(() => expect(page.address()).toBe('/referral-payable'));
});

test.each([
  ['without a filter', undefined, { type: 4 }],
  ['with a filter', 'Due only', { type: 4, referralStatusId: 2 }],
])(
  'Export of all matching payouts, %s, sends the filter but no page number',
  async (_, filter, matching) => {
    const page = open(undefined, {
      answers: [
        answer(
          getReferrals,
          referralPage([referralRow(31), referralRow(33, { firstName: 'Tara' })]),
        ),
        answer(createFileTicket, {
          data: { url: '#/api/v1/files/once', expiresAt: '2026-11-21T00:00:00Z' },
        }),
      ],
    });
    await rowOf('Asha Rao');
    if (filter) await press(filter);
    await waitFor(() => expect(lastQuery(page)).toMatchObject(matching));
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(page.sent(createFileTicket)).toMatchObject([
        { kind: 'list', list: 'payable-referral', rows: { matching } },
      ]),
    );
    const [sent] = page.sent(createFileTicket) as { rows: { matching: object } }[];
    expect(sent?.rows.matching).toEqual(matching);
  },
);
