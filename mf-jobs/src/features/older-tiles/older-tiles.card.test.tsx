import { screen } from '@testing-library/react';
import { renderPage } from 'shell/sdk/testing';
import { OlderTilesCard } from './older-tiles.card';

test('the card links to each list of jobs and of referrals', async () => {
  renderPage(<OlderTilesCard />);
  expect(
    (await screen.findAllByRole('link')).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]),
  ).toEqual([
    ['Active Jobs', '/jobs.list?job=active'],
    ['Expired Jobs', '/jobs.list?job=expired'],
    ['All Jobs', '/jobs.list?job=all'],
    ['Total No. Of Referral', '/referrals.total'],
    ['Referral In Progress', '/referrals.progress'],
    ['Referral Hired', '/referrals.hired'],
    ['Referral Payable', '/referrals.payable'],
  ]);
});
