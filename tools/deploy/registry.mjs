import { command } from '../start/command.mjs';

await command(async () => (await import('./registry.ts')).runRegistry);
