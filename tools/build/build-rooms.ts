import { runWithOutput } from '../start/run.mjs';
import { buildRoom, isBuilt } from './build-room';
import { CompileFailure } from './compile';
import { RemoteMistake } from './check-remote';
import { listRooms, type Room } from './rooms';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const roomsNamed = (names: string[]): Room[] => {
  const rooms = listRooms();
  const unknown = names.filter((name) => !rooms.some((room) => room.name === name));
  if (unknown.length > 0) {
    throw new RemoteMistake(
      `There is no room "${unknown.join('", "')}". Rooms: ${rooms.map(({ name }) => name).join(', ')}`,
    );
  }
  return names.length === 0 ? rooms : rooms.filter(({ name }) => names.includes(name));
};

const buildAloud = async (room: Room): Promise<void> => {
  const start = performance.now();
  const label = room.name.padEnd(14);
  const { version, changed } = await buildRoom(room);
  print(`  ${label} ${version}  ${changed ? `built in ${seconds(start)}` : 'unchanged'}`);
};

/** Builds the shell in a separate process, since it takes as long as all other rooms together. */
const buildAll = async (rooms: Room[]): Promise<number> => {
  const shell =
    rooms.length > 1 ? rooms.find((room) => room.name === 'shell' && !isBuilt(room)) : undefined;
  const shellBuild = shell
    ? runWithOutput(process.execPath, ['tools/build/build.mjs', shell.name])
    : Promise.resolve(0);
  try {
    for (const room of rooms) if (room !== shell) await buildAloud(room);
  } finally {
    await shellBuild;
  }
  return shellBuild;
};

export const buildRooms = async (names: string[]): Promise<number> => {
  try {
    return await buildAll(roomsNamed(names));
  } catch (failure) {
    const expected = failure instanceof CompileFailure || failure instanceof RemoteMistake;
    print(expected ? failure.message : String((failure as Error).stack ?? failure));
    return 1;
  }
};
