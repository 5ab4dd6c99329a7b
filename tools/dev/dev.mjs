import { register } from 'tsx/esm/api';
import { main } from '../start/run.mjs';

register();
const { develop } = await import('./develop.ts');
await main(() => develop(process.argv.slice(2)));
