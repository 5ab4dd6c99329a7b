import { readFileSync } from 'node:fs';
import { payoutPage } from './payout-page';

test('the page of payouts says what the tables say; `npm run docs:payouts` draws it again', () => {
  expect(readFileSync('docs/payouts.md', 'utf8')).toBe(payoutPage());
});
