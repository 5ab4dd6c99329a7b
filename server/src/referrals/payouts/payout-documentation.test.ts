import { readFileSync } from 'node:fs';
import { createPayoutDocumentation } from './payout-documentation';

test('docs/payouts.md equals the tables in the code; npm run docs:payouts updates it', () => {
  expect(readFileSync('docs/payouts.md', 'utf8')).toBe(createPayoutDocumentation());
});
