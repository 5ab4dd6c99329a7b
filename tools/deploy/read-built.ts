import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-fs';
import { Mistake } from '../start/run.mjs';

export interface BuiltVersion {
  id: string;
  version: string;
  /** Semver range of platform versions that the remote needs. */
  needs: string;
  folder: string;
  files: string[];
}

interface Description {
  id: string;
  version: string;
  contributions: { needs: string };
  files?: { name: string }[];
}

/**
 * Reads a built remote from its folder.
 * @throws Mistake when the folder contains no built remote.
 */
export const readBuiltRemote = (folder: string): BuiltVersion => {
  const path = join(folder, 'remote.json');
  if (!existsSync(path))
    throw new Mistake(
      `${folder} holds no built remote. Run npm run build, or name another folder.`,
    );
  const { id, version, contributions, files } = JSON.parse(
    readFileSync(path, 'utf8'),
  ) as Description;
  if (!files) throw new Mistake(`${path} lists no files. Build the remote anew.`);
  return {
    ...{ id, version, folder },
    needs: contributions.needs,
    files: files.map(({ name }) => name),
  };
};

export const createArchive = async ({ folder, files }: BuiltVersion): Promise<Blob> => {
  const tar = pack(folder, { entries: ['remote.json', ...files] });
  return new Blob([new Uint8Array(await buffer(tar.pipe(createGzip())))]);
};
