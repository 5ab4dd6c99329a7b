import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import Value from 'typebox/value';
import { Contributions, remoteIdPattern } from '../../contract/registry/registry';

/** `remote.json` of a built remote; its assets stand beside it. */
const RemoteFile = Type.Object({
  id: Type.String({ pattern: remoteIdPattern, maxLength: 40 }),
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$', maxLength: 60 }),
  contributions: Contributions,
});
type RemoteFile = Static<typeof RemoteFile>;

export interface BuiltRemote extends RemoteFile {
  /** Folder of the assets. */
  folder: string;
}

/** A built remote, or why it cannot be read. */
export type Candidate = BuiltRemote | { folder: string; problem: string };

const complaint = (value: unknown): string => {
  const [first] = Value.Errors(RemoteFile, value);
  return first ? `remote.json${first.instancePath}: ${first.message}` : 'remote.json is not valid';
};

const readOne = async (folder: string): Promise<Candidate> => {
  try {
    const value: unknown = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8'));
    if (!Value.Check(RemoteFile, value)) return { folder, problem: complaint(value) };
    return { ...value, folder };
  } catch (error) {
    return { folder, problem: (error as Error).message };
  }
};

/** Every remote that was built in the repository, at `mf-<name>/dist`. */
export const findBuiltRemotes = async (root: string): Promise<Candidate[]> => {
  const rooms = (await readdir(root)).filter((name) => name.startsWith('mf-')).sort();
  const built: Candidate[] = [];
  for (const room of rooms) {
    const folder = join(root, room, 'dist');
    const files = await readdir(folder).catch((): string[] => []);
    if (files.includes('remote.json')) built.push(await readOne(folder));
  }
  return built;
};
