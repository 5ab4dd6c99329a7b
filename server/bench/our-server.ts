import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallationKeys } from '../src/platform/access/installation-keys';
import { createAccessTokens } from '../src/platform/access/token';
import { createApp } from '../src/start/app';
import { readConfig } from '../src/platform/config';
import { openDatabase, type Database } from '../src/platform/db/database';
import { makeSession } from '../test/factories';

export const benchAppName = 'bench';

interface OurServer {
  origin: string;
  db: Database;
  tokenOf: (userId: number) => Promise<string>;
}

export const startOurServer = async (
  connectionString: string,
  connections: number,
  settings: Record<string, string> = {},
): Promise<OurServer> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'hiring-bench-'));
  process.once('exit', () => void rm(dataFolder, { recursive: true, force: true }));
  // Encryption keys are stored in the database, so that a run with another folder can read them.
  const config = readConfig({
    DATABASE_URL: connectionString,
    DATA_FOLDER: dataFolder,
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...settings,
  });
  const db = openDatabase({ connectionString, connections });
  const keys = await openInstallationKeys(config, db);
  const app = await createApp(config, db, keys);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const tokens = createAccessTokens(keys);
  return {
    origin,
    db,
    tokenOf: async (userId) => {
      const sessionId = await makeSession(db, userId, benchAppName);
      return tokens.sign({ userId, sessionId, app: benchAppName });
    },
  };
};
