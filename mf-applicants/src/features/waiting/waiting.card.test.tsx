import { screen } from '@testing-library/react';
import { getWaiting } from 'server/contract/console/dashboard/dashboard.calls';
import type { Waiting } from 'server/contract/console/dashboard/hiring-times';
import { answer, failure, press, renderPage } from 'shell/sdk/testing';
import { WaitingCard } from './waiting.card';

const open = (data: Waiting[]) =>
  renderPage(<WaitingCard />, { answers: [answer(getWaiting, { data })] });

const always = { from: null, to: null };
const stalled = {
  kind: 'stalled',
  count: 1200,
  text: 'applicants have stood in their stage for longer than usual',
  route: 'applicants.list',
  search: { stalled: '1' },
  ...always,
};
const duplicate = {
  kind: 'duplicate',
  count: 1,
  text: 'pair of duplicates is to be decided',
  route: 'applicants.duplicates',
  search: {},
  ...always,
};

test.each<[Waiting, string, string]>([
  [stalled, `1,200 ${stalled.text}`, '/applicants.list?stalled=1'],
  [duplicate, `1 ${duplicate.text}`, '/applicants.duplicates'],
])('a waiting task opens the page where it is done: %j', async (waiting, name, address) => {
  open([waiting]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
});

test('the card says when no task waits', async () => {
  open([]);
  expect(await screen.findByText(/^Nothing waits for you\./)).toBeVisible();
});

test('the card reports a failure, and Retry recovers', async () => {
  let fails = true;
  renderPage(<WaitingCard />, {
    answers: [
      answer(getWaiting, () => (fails ? Promise.reject(failure(500, 'Down.')) : { data: [] })),
    ],
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('r-77');
  fails = false;
  await press('Retry', alert);
  expect(await screen.findByText(/^Nothing waits for you\./)).toBeVisible();
});
