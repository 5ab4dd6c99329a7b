import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { appAt, notListed } from '../../platform/http/foreign-hosts';
import type { FilePlaces } from './file-places';
import { readOffered } from '../registry/pointers';

interface Kit {
  address: string;
  integrity: string;
}

interface Parts {
  db: Database;
  config: Config;
  platform: string;
  places: FilePlaces;
  /** Of the built shell. */
  folder: string;
}

const readKit = async (folder: string): Promise<Kit> => {
  try {
    const text = await readFile(join(folder, 'build.json'), 'utf8');
    return (JSON.parse(text) as { kit: Kit }).kit;
  } catch {
    throw new AppError('NOT_READY', {
      message: 'The console is not built yet. Run npm run build.',
    });
  }
};

/** What a page of another app is told before it shows parts of the console. */
export const registerEmbedding = (
  app: FastifyInstance,
  { db, config, platform, places, folder }: Parts,
): void => {
  app.get('/embed/console.json', { schema: { hide: true } }, async ({ headers }, reply) => {
    const { origin, 'sec-fetch-site': site } = headers;
    void reply.header('cache-control', 'no-store');
    if (site !== 'same-origin' && appAt(config, origin) === undefined) {
      // The reason, and nothing else, is for everybody: its reader is to learn what to do.
      void reply.header('access-control-allow-origin', '*');
      throw new AppError('FOREIGN_ORIGIN', { message: notListed });
    }
    const { accountUrl: account, apiUrl, gatewayUrl, userInfoUrl } = config;
    const [{ address, integrity }, remotes, files] = await Promise.all([
      readKit(folder),
      readOffered(db, config.filesUrl),
      places.elsewhere(),
    ]);
    const kit = { address: places.at(address), integrity };
    return { platform, kit, account, apiUrl, gatewayUrl, userInfoUrl, remotes, files };
  });
};
