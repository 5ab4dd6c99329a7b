import { register } from 'tsx/esm/api';
import { main } from '../start/run.mjs';

register();
const { deploy } = await import('./deploy.ts');
await main(() => deploy(process.argv.slice(2)));
