import { command } from '../start/command.mjs';

await command(async () => (await import('./deploy.ts')).deploy);
