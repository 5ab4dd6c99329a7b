import type { FastifyBaseLogger } from 'fastify';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Db } from '../db/database';
import { loadDataFolderSecret } from './folder-secret';
import { openKeyRing, type RefreshableKeyRing } from './key-ring';
import { createKeySeal, type KeySeal } from './key-seal';
import { generateSecrets, type KeySecrets } from './stored-keys';

type KeyConfig = Pick<Config, 'databaseUrl' | 'dataFolder' | 'secretsKeys'>;

export const createInstallationSeal = async (config: KeyConfig): Promise<KeySeal> => {
  const { databaseUrl, dataFolder, secretsKeys } = config;
  return createKeySeal(
    databaseUrl ? secretsKeys : [...secretsKeys, await loadDataFolderSecret(dataFolder)],
  );
};

export const getUnsealedKeysWarning = ({
  databaseUrl,
  secretsKeys,
}: KeyConfig): string | undefined =>
  databaseUrl && secretsKeys.length === 0
    ? 'The signing keys are stored unsealed: whoever reads the database or a dump of it can sign in as anybody. Set SECRETS_KEY, alike on all servers.'
    : undefined;

/** Keys that an older version stored as a file in the data folder are moved to the database. */
export const openInstallationKeys = async (
  config: KeyConfig,
  db: Db,
): Promise<RefreshableKeyRing> => {
  const earlier = join(config.dataFolder, 'secrets.json');
  const first = async (): Promise<KeySecrets> => {
    const text = await readFile(earlier, 'utf8').catch(() => undefined);
    return text === undefined ? generateSecrets() : (JSON.parse(text) as KeySecrets);
  };
  const keys = await openKeyRing(db, await createInstallationSeal(config), first);
  await rm(earlier, { force: true });
  return keys;
};

const refreshInterval = 30_000;

export const refreshKeysRegularly = (
  keys: RefreshableKeyRing,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (() => void) => {
  const failed = (error: unknown) =>
    log.warn({ err: error }, 'The signing keys were not read again');
  const timer = setInterval(() => void keys.refresh().catch(failed), refreshInterval).unref();
  return () => clearInterval(timer);
};
