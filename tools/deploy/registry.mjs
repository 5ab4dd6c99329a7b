import { register } from 'tsx/esm/api';
import { main } from '../start/run.mjs';

register();
const { runRegistry } = await import('./registry.ts');
await main(() => runRegistry(process.argv.slice(2)));
