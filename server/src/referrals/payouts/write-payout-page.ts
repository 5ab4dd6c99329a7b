import { writeFileSync } from 'node:fs';
import { payoutPage } from './payout-page';

writeFileSync('docs/payouts.md', payoutPage());
