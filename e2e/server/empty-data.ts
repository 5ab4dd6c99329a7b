import { copyOwnPostgres } from 'server/test/own-postgres';
import { newDataFolder } from './paths';

/** Data of a new installation with tables already created; the `first-day` test creates them itself. */
export const copyEmptyData = async (folder = newDataFolder()): Promise<string> => {
  await copyOwnPostgres('empty', folder);
  return folder;
};
