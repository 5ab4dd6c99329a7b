import { register } from 'tsx/esm/api';
import { main } from '../start/run.mjs';

register();
const { runConformance } = await import('./run-conformance.ts');
await main(() => runConformance(process.argv.slice(2)));
