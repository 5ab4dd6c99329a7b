import { writeFileSync } from 'node:fs';
import { createPayoutPage } from './payout-page';

writeFileSync('docs/payouts.md', createPayoutPage());
