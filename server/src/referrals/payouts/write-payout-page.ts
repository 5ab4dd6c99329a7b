import { writeFileSync } from 'node:fs';
import { createPayoutDocumentation } from './payout-documentation';

writeFileSync('docs/payouts.md', createPayoutDocumentation());
