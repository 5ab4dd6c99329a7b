import { copyOwnPostgres } from 'server/test/own-postgres';
import { newDataFolder } from './paths';

/** The data of an installation that nobody has used yet, its tables made already: `first-day` makes them. */
export const emptyData = async (folder = newDataFolder()): Promise<string> => {
  await copyOwnPostgres('empty', folder);
  return folder;
};
