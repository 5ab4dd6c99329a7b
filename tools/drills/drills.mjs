import { command } from '../start/command.mjs';

await command(async () => (await import('./run-drills.ts')).runDrills);
