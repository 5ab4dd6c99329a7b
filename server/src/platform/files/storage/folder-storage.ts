import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from './storage';

const listNames = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

export const createFolderStorage = (folder: string): FileStorage => {
  const pathOf = (name: string): string => {
    const [kind = '', id = ''] = name.split('/');
    return join(folder, kind, id.slice(0, 2), id);
  };
  return {
    put: async (_db, name, content) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const handle = await open(`${path}.part`, 'w', 0o600);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${path}.part`, path);
    },
    read: async (name) => {
      try {
        return (await open(pathOf(name))).createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    mayBeLeft: async function* (kind, before) {
      const place = join(folder, kind);
      for (const part of await listNames(place))
        for (const id of await listNames(join(place, part))) {
          const name = `${kind}/${id}`;
          const found = await stat(pathOf(name)).catch(() => undefined);
          if (found && found.mtime < before) yield name;
        }
    },
  };
};
