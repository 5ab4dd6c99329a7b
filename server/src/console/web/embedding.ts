import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { findEmbeddingApp, unlistedOriginMessage } from '../../platform/http/foreign-hosts';
import type { FileAddresses } from './file-addresses';
import { readEnabledRemotes } from '../registry/pointers';

interface Kit {
  address: string;
  integrity: string;
}

interface EmbeddingDependencies {
  db: Database;
  config: Config;
  platform: string;
  places: FileAddresses;
  folder: string;
}

const readEmbeddingKit = async (folder: string): Promise<Kit> => {
  try {
    const text = await readFile(join(folder, 'build.json'), 'utf8');
    return (JSON.parse(text) as { kit: Kit }).kit;
  } catch {
    throw new AppError('NOT_READY', {
      message: 'The console is not built yet. Run npm run build.',
    });
  }
};

export const registerEmbedding = (
  app: FastifyInstance,
  { db, config, platform, places, folder }: EmbeddingDependencies,
): void => {
  app.get('/embed/console.json', { schema: { hide: true } }, async ({ headers }, reply) => {
    const { origin, 'sec-fetch-site': site } = headers;
    void reply.header('cache-control', 'no-store');
    if (site !== 'same-origin' && findEmbeddingApp(config, origin) === undefined) {
      // Everyone may read this error, so that the developer of an unlisted app learns the reason.
      void reply.header('access-control-allow-origin', '*');
      throw new AppError('FOREIGN_ORIGIN', { message: unlistedOriginMessage });
    }
    const { accountUrl: account, apiUrl, gatewayUrl, userInfoUrl } = config;
    const [{ address, integrity }, remotes, files] = await Promise.all([
      readEmbeddingKit(folder),
      readEnabledRemotes(db, config.filesUrl),
      places.elsewhere(),
    ]);
    const kit = { address: places.at(address), integrity };
    return { platform, kit, account, apiUrl, gatewayUrl, userInfoUrl, remotes, files };
  });
};
