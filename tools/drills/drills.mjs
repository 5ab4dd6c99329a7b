import { register } from 'tsx/esm/api';
import { main } from '../start/run.mjs';

register();
const { runDrills } = await import('./run-drills.ts');
await main(() => runDrills(process.argv.slice(2)));
