import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A folder that is built on its own: the shell, one remote, or the server. */
export interface Room {
  /** Folder name, for example `mf-jobs`. */
  name: string;
  folder: string;
  /** The remote's id, for example `jobs`; shell and server have none. */
  remote?: string;
}

const sources: Record<string, string[]> = {
  shell: ['shell', 'shared-ui', 'shared-auth'],
  server: ['server/src'],
};
const everyRoom = ['server/contract', 'shell/sdk/define', 'tools/build', 'package-lock.json'];

/** Every room of this repository: the shell first, then each `mf-*` folder that describes a remote, and the server. */
export const allRooms = (): Room[] => [
  { name: 'shell', folder: join(root, 'shell') },
  ...readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.config.ts')))
    .map((name) => ({ name, folder: join(root, name), remote: name.slice('mf-'.length) })),
  { name: 'server', folder: join(root, 'server') },
];

/** What decides a room's build, as paths from the top folder. */
export const inputsOf = (room: Room): string[] => [
  ...(sources[room.name] ?? [room.name]),
  ...everyRoom,
];

export const packageVersion = (folder: string): string => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};

/** Version of an installed package, as the lock resolved it. */
export const installedVersion = (name: string): string =>
  packageVersion(join(root, 'node_modules', name));
