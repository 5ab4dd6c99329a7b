import { screen, waitFor, within } from '@testing-library/react';
import type {
  CalendarLine,
  PayoutFigure,
  PayoutForecast,
} from 'server/contract/referrals/payout-calendar/payout-calendar';
import {
  getPayoutCalendar,
  getPayoutFigures,
  getPayoutForecast,
} from 'server/contract/referrals/payout-calendar/payout-calendar.calls';
import { answer, lookupAnswer, press, renderPage, user } from 'shell/sdk/testing';
import { getMonthBounds, formatMonth } from './months';
import { PayoutCalendarPage } from './payout-calendar.page';

const kitchen = { departmentId: 4, department: 'Kitchen' };
const inr = (amount: number) => ({ currency: 'INR', amount });
const lines: CalendarLine[] = [
  { ...kitchen, month: '2026-12', missing: null, payouts: 3, amounts: [inr(45000)] },
  {
    ...{ departmentId: 5, department: 'Stores', month: '2028-02', missing: null, payouts: 1 },
    amounts: [{ currency: 'USD', amount: 99.5 }],
  },
  { ...kitchen, month: null, missing: 'joining-date', payouts: 2, amounts: [inr(30000)] },
];
const forecast: PayoutForecast = {
  months: [
    { month: '2026-11', payouts: 1.25, amounts: [inr(1250)] },
    { month: '2026-12', payouts: 0, amounts: [] },
  ],
  stages: [
    { stage: 'Interview', open: 9, ended: 40, hired: 10, days: 31 },
    { stage: 'Offer', open: 2, ended: 3, hired: 3, days: 5 },
  ],
};

const figures: PayoutFigure[] = [
  { figure: 'due', payouts: 6, longest: 12, from: null, amounts: [inr(90000)] },
  { figure: 'month', payouts: 3, longest: null, from: '2026-02-01', amounts: [inr(45000)] },
  { figure: 'unconfirmed', payouts: 2, longest: null, from: null, amounts: [inr(30000)] },
  { figure: 'held', payouts: 4, longest: 1, from: null, amounts: [inr(60000)] },
  { figure: 'paid', payouts: 0, longest: null, from: '2026-01-01', amounts: [] },
];

const open = (due = lines, search = '') =>
  renderPage(<PayoutCalendarPage />, {
    address: `/payout-calendar${search}`,
    path: '/payout-calendar',
    answers: [
      answer(getPayoutCalendar, { data: due }),
      answer(getPayoutForecast, { data: forecast }),
      answer(getPayoutFigures, { data: figures }),
      lookupAnswer('departments', [{ departmentId: 4, departmentName: 'Kitchen' }]),
    ],
  });

const table = (name: string) => screen.findByRole('table', { name });
const due = 'Falls due by month and department';

test('each figure opens exactly the list that it counts', async () => {
  open();
  const link = within(await table(due)).getByRole('link', { name: '3' });
  expect(link).toHaveAttribute(
    'href',
    '/referrals.payable?from=2026-12-01&to=2026-12-31&department=4&confirmation=confirmed',
  );
  const missing = within(await table('Confirmation missing'));
  expect(missing.getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/referrals.payable?confirmation=joining-date&department=4',
  );
});

test('without payouts each card of the calendar shows its own text about that', async () => {
  open([]);
  expect(await screen.findByText(/has a joining date\.$/)).toBeVisible();
  expect(screen.getByText(/^Nothing is missing: /)).toBeVisible();
});

test('the figures of the payout desk open their lists', async () => {
  open();
  const payouts = within(await table('Payouts'));
  const rows = payouts.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Due now612 days₹90,000.00',
    'Falls due this month3–₹45,000.00',
    'Waiting for a confirmation2–₹30,000.00',
    'On hold41 day₹60,000.00',
    'Paid this year0––',
  ]);
  expect(payouts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/referrals.payable?status=due',
    '/referrals.payable?confirmation=confirmed&from=2026-02-01&to=2026-02-28',
    '/referrals.payable?confirmation=missing',
    '/referrals.payable?status=on-hold',
    '/referrals.payable?status=paid&paidFrom=2026-01-01',
  ]);
});

test('amounts are shown by currency', async () => {
  open();
  const rows = within(await table(due)).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'MonthDepartmentPayoutsAmount in INRAmount in USD',
    'Dec 2026Kitchen3₹45,000.00–',
    'Feb 2028Stores1–$99.50',
  ]);
});

test('without permission for amounts the calendar has no column for them', async () => {
  open(lines.map(({ amounts: _, ...line }) => line));
  expect(within(await table(due)).queryByText(/^Amount in/)).toBeNull();
});

test('the chart has a bar for each month, split by department', async () => {
  open(lines, '?due.view=chart');
  expect(
    await screen.findByRole('img', { name: `${due}: Dec 2026 3, 0; Feb 2028 0, 1` }),
  ).toBeVisible();
});

test('the department filter limits a card to payouts of that department', async () => {
  const page = open();
  await table(due);
  const [department] = screen.getAllByRole('button', { name: 'Department Any' });
  if (department) await user.click(department);
  await user.click(await screen.findByRole('option', { name: 'Kitchen' }));
  await waitFor(() => expect(page.queries(getPayoutCalendar).at(-1)).toEqual({ departmentId: 4 }));
  expect(page.address()).toBe('/payout-calendar?due.department=4');
  await press(/^Remove/);
  await waitFor(() => expect(page.address()).toBe('/payout-calendar'));
});

test('the forecast shows its basis, and omits stages with too few referrals', async () => {
  open();
  expect(within(await table('Forecast over 12 months')).getByText('1.3')).toBeVisible();
  const stages = within(await table('Referrals in the hiring, by stage')).getAllByRole('row');
  expect(stages.map(({ textContent }) => textContent).slice(1)).toEqual([
    'Interview94025.0 %, joined after 31 days',
    'Offer23Fewer than 10: left out',
  ]);
});

test('each month of the calendar ends on its last day', () => {
  expect(getMonthBounds('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(getMonthBounds('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(formatMonth('2026-01')).toBe('Jan 2026');
});
