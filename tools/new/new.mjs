import { register } from 'tsx/esm/api';
import { main } from '../start/run.mjs';

register();
const { makeNew } = await import('./make-new.ts');
await main(() => makeNew(process.argv.slice(2)));
