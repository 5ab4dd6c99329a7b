import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import Value from 'typebox/value';
import {
  Contributions,
  remoteIdPattern,
  remoteVersionPattern,
} from '../../../contract/console/registry/registry';

export const maxRemoteFiles = 2_000;
const maxDescriptionBytes = 1024 * 1024;

/** Pattern of a relative path without hidden files or folders. */
const fileNamePattern = '^[\\w@-][\\w.@-]*(/[\\w@-][\\w.@-]*)*$';

const RemoteRecord = Type.Object({
  id: Type.String({ pattern: remoteIdPattern, maxLength: 40 }),
  version: Type.String({ pattern: remoteVersionPattern, maxLength: 60 }),
  contributions: Contributions,
  /** All other files of the version by path, with the SHA-256 hash of each. */
  files: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ pattern: fileNamePattern, maxLength: 200 }),
        sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      }),
      { maxItems: maxRemoteFiles },
    ),
  ),
});
type RemoteRecord = Static<typeof RemoteRecord>;

export interface RemoteDescription extends RemoteRecord {
  /** SHA-256 hash of `remote.json`, which contains the hashes of all other files. */
  digest: string;
}

export interface BuiltRemote extends RemoteDescription {
  folder: string;
}

export type BuildResult = BuiltRemote | { folder: string; problem: string };

const formatDescriptionFault = (value: unknown): string => {
  const [first] = Value.Errors(RemoteRecord, value);
  return first ? `remote.json${first.instancePath}: ${first.message}` : 'remote.json is not valid';
};

export const computeSha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** @throws Error with the reason why the text is invalid. */
export const parseRemoteDescription = (text: string): RemoteDescription => {
  if (Buffer.byteLength(text) > maxDescriptionBytes)
    throw new Error('remote.json has more than 1 MB.');
  const value: unknown = JSON.parse(text);
  if (!Value.Check(RemoteRecord, value)) throw new Error(formatDescriptionFault(value));
  return { ...value, digest: computeSha256(text) };
};

const readBuiltRemote = async (folder: string): Promise<BuildResult> => {
  try {
    return {
      ...parseRemoteDescription(await readFile(join(folder, 'remote.json'), 'utf8')),
      folder,
    };
  } catch (error) {
    return { folder, problem: (error as Error).message };
  }
};

export const findBuiltRemotes = async (root: string): Promise<BuildResult[]> => {
  const rooms = (await readdir(root)).filter((name) => name.startsWith('mf-')).sort();
  const built: BuildResult[] = [];
  for (const room of rooms) {
    const folder = join(root, room, 'dist');
    const files = await readdir(folder).catch((): string[] => []);
    if (files.includes('remote.json')) built.push(await readBuiltRemote(folder));
  }
  return built;
};
