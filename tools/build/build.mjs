import { command } from '../start/command.mjs';

await command(async () => (await import('./build-rooms.ts')).buildRooms);
