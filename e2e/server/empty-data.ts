import { copyEmbedded } from 'server/test/embedded';
import { newDataFolder } from './paths';

/** The data of an installation that nobody has used yet, its tables made already: `first-day` makes them. */
export const emptyData = async (folder = newDataFolder()): Promise<string> => {
  await copyEmbedded('empty', folder);
  return folder;
};
