import { writeFileSync } from 'node:fs';
import { createPayoutDocumentation } from './payout-page';

writeFileSync('docs/payouts.md', createPayoutDocumentation());
