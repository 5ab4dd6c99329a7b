import { register } from 'tsx/esm/api';
import { main } from '../start/run.mjs';

register();
const { runPack } = await import('./pack.ts');
await main(() => runPack(process.argv.slice(2)));
