import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/root.mjs';
import { Mistake } from '../start/run.mjs';

export { root };

/** Folder that is built separately: the shell, a remote, or the server. */
export interface Room {
  name: string;
  folder: string;
  /** Id of the remote, such as `jobs`; absent for shell and server. */
  remote?: string;
}

const sources: Record<string, string[]> = {
  shell: ['shell', 'shared-ui', 'shared-auth'],
  server: ['server/src', 'server/demo'],
};
const everyRoom = ['server/contract', 'shell/sdk/define', 'tools/build', 'package-lock.json'];

const isRemote = (folder: string): boolean => existsSync(join(folder, 'remote.config.ts'));

const remoteIn = (folder: string, name: string): Room => ({
  name,
  folder,
  remote: name.slice('mf-'.length),
});

export const listRooms = (): Room[] =>
  isRemote(root)
    ? [remoteIn(root, packageOf(root).name)]
    : [
        { name: 'shell', folder: join(root, 'shell') },
        ...readdirSync(root)
          .filter((name) => name.startsWith('mf-') && isRemote(join(root, name)))
          .map((name) => remoteIn(join(root, name), name)),
        { name: 'server', folder: join(root, 'server') },
      ];

/**
 * Finds remotes by name; without names, returns the only remote of the repository.
 * @throws Mistake that lists the existing remotes.
 */
export const findRemotesByName = (names: string[], usage: string): Room[] => {
  const remotes = listRooms().filter(({ remote }) => remote !== undefined);
  if (names.length === 0 && remotes.length === 1) return remotes;
  const unknown = names.filter((name) => !remotes.some((room) => room.name === name));
  if (names.length > 0 && unknown.length === 0)
    return remotes.filter(({ name }) => names.includes(name));
  const first = unknown.length > 0 ? `There is no remote "${unknown.join('", "')}".\n` : '';
  throw new Mistake(
    `${first}Say which remote: ${remotes.map(({ name }) => name).join(', ')}.\n${usage}`,
  );
};

export const listBuildInputs = (room: Room): string[] =>
  room.folder === root ? ['.'] : [...(sources[room.name] ?? [room.name]), ...everyRoom];

const packageOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };

export const packageVersion = (folder: string): string => packageOf(folder).version;

export const installedVersion = (name: string): string =>
  packageVersion(join(root, 'node_modules', name));
