import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the content of stored files is kept, by the id of their row. */
export interface FileStorage {
  put(id: string, content: Buffer): Promise<void>;
  /** The content, or undefined when there is none. */
  read(id: string): Promise<Buffer | undefined>;
  /** Does nothing when there is none. */
  remove(id: string): Promise<void>;
}

/** Keeps files in a folder, spread over 256 folders within; a file is there whole or not at all. */
export const createFolderStorage = (folder: string): FileStorage => {
  const pathOf = (id: string): string => join(folder, id.slice(0, 2), id);
  return {
    put: async (id, content) => {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, content, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    },
    read: async (id) => {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
};

/** The files of an installation. */
export const filesIn = (dataFolder: string): FileStorage =>
  createFolderStorage(join(dataFolder, 'files'));
