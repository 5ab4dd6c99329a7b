import { register } from 'tsx/esm/api';

register();
const { buildRooms } = await import('./build-rooms.ts');
process.exitCode = await buildRooms(process.argv.slice(2));
