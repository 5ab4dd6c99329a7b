import { command } from '../start/command.mjs';

await command(async () => (await import('./make-new.ts')).makeNew);
