import { command } from '../start/command.mjs';

await command(async () => (await import('./run-conformance.ts')).runConformance);
