import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build-server';
import { checkRemote } from './check-remote';
import { listSharedModuleFiles, addPageCode } from './code-files';
import { compile } from './compile';
import { listFileHashes } from './files-of';
import { buildHostScript, describeEmbeddingKit } from './host-script';
import { computeRoomVersion } from './input-hash';
import { readBuild, readContributions } from './read-room';
import type { Room } from './rooms';
import { createShellConfig } from './shell-config';

interface Built {
  version: string;
  changed: boolean;
}

const recordOf = (room: Room): string =>
  join(room.folder, 'dist', room.remote ? 'remote.json' : 'build.json');

const builtVersion = (room: Room): string | undefined => {
  if (!existsSync(recordOf(room))) return undefined;
  const { version } = JSON.parse(readFileSync(recordOf(room), 'utf8')) as { version?: string };
  return version;
};

const writeRecord = (room: Room, record: object): void => {
  mkdirSync(join(room.folder, 'dist'), { recursive: true });
  writeFileSync(recordOf(room), `${JSON.stringify(record, null, 2)}\n`);
};

const buildShell = async (room: Room, version: string): Promise<void> => {
  const built = await compile(createShellConfig());
  await buildHostScript(room);
  writeRecord(room, {
    version,
    kit: describeEmbeddingKit(room, built),
    shares: listSharedModuleFiles(built),
  });
};

const buildRemote = async (room: Room, id: string, version: string): Promise<void> => {
  const contributions = await readContributions(room);
  checkRemote(room, contributions);
  const built = await compile(await readBuild(room, { version }));
  writeRecord(room, {
    id,
    version,
    contributions: addPageCode(room, contributions, built),
    files: listFileHashes(join(room.folder, 'dist')),
  });
};

const buildAs = async (room: Room, version: string): Promise<void> => {
  if (room.remote) return buildRemote(room, room.remote, version);
  if (room.name === 'shell') return buildShell(room, version);
  await buildServer(room);
  writeRecord(room, { version });
};

export const isBuilt = (room: Room): boolean => builtVersion(room) === computeRoomVersion(room);

/** The build record is written last, so that an interrupted build runs again. */
export const buildRoom = async (room: Room): Promise<Built> => {
  const version = computeRoomVersion(room);
  if (builtVersion(room) === version) return { version, changed: false };
  rmSync(recordOf(room), { force: true });
  await buildAs(room, version);
  return { version, changed: true };
};
