import type { Db } from '../db/database';
import type { KeySeal } from './key-seal';
import {
  addSigningKey,
  generateSecrets,
  withLockedSigningKeys,
  readSigningKeys,
  type KeySecrets,
} from './stored-keys';

export interface SigningKey extends KeySecrets {
  id: string;
  /** True while access tokens that were signed with this key may still be valid. */
  takesTokens: boolean;
}

export interface KeyRing {
  current(): SigningKey;
  all(): readonly SigningKey[];
}

export interface RefreshableKeyRing extends KeyRing {
  refresh(): Promise<void>;
}

const minuteSeconds = 60;
/** Seconds from adding a key to using it; every server reloads its keys several times meanwhile. */
export const keyActivationDelaySeconds = 2 * minuteSeconds;
/**
 * Seconds for which tokens of a replaced key are accepted: they are valid for ten minutes, and a server may
 * sign with the old key a little longer.
 */
const tokenLifetime = 15 * minuteSeconds;
/**
 * Seconds for which a replaced key is stored for hashes: a session ends after fourteen days without renewal,
 * and a renewal creates a new hash.
 */
export const hashKeyLifetimeSeconds = 15 * 24 * 60 * minuteSeconds;

const readKeyRing = async (db: Db, seal: KeySeal) => {
  const stored = await readSigningKeys(db, seal);
  const all = stored
    .filter(({ replacedFor }) => (replacedFor ?? 0) < hashKeyLifetimeSeconds)
    .map(({ isUsed, replacedFor, ...key }) => {
      return { ...key, isUsed, takesTokens: (replacedFor ?? 0) < tokenLifetime };
    });
  const current = all.find(({ isUsed }) => isUsed);
  if (!current) throw new Error('The database keeps no signing key');
  return { all, current };
};

const ensureSigningKey = (db: Db, seal: KeySeal, first: () => Promise<KeySecrets>): Promise<void> =>
  withLockedSigningKeys(db, async (inner) => {
    const stored = await readSigningKeys(inner, seal);
    if (stored.length === 0) await addSigningKey(inner, seal, await first(), 0);
  });

/**
 * @throws UnknownKeySecretError when the keys are sealed with a secret that this server does not have.
 */
export const openKeyRing = async (
  db: Db,
  seal: KeySeal,
  first: () => Promise<KeySecrets> = () => Promise.resolve(generateSecrets()),
): Promise<RefreshableKeyRing> => {
  await ensureSigningKey(db, seal, first);
  let ring = await readKeyRing(db, seal);
  return {
    current: () => ring.current,
    all: () => ring.all,
    refresh: async () => {
      ring = await readKeyRing(db, seal);
    },
  };
};
