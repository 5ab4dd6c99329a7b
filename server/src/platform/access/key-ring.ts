import type { Db } from '../db/database';
import type { KeySeal } from './key-seal';
import { addKey, generateSecrets, holdKeys, readKeys, type KeySecrets } from './stored-keys';

export interface SigningKey extends KeySecrets {
  id: string;
  /** Whether access tokens that it signed may still be valid. */
  takesTokens: boolean;
}

/** The keys of the installation, alike on all its servers. */
export interface KeyRing {
  /** Signs and hashes what is new. */
  current(): SigningKey;
  /** Those that what is still valid may have been signed or hashed with. */
  all(): readonly SigningKey[];
}

export interface OpenKeyRing extends KeyRing {
  /** Reads the keys again. */
  refresh(): Promise<void>;
}

const minute = 60;
/** Seconds between adding a key and using it: every server has read it a few times by then. */
export const untilUsed = 2 * minute;
/** Access tokens live ten minutes, and a server may be a little late to take the new key. */
const tokensLive = 15 * minute;
/** A session that is not renewed for fourteen days has ended; a renewed one has a new hash. */
export const hashesLive = 15 * 24 * 60 * minute;

const readRing = async (db: Db, seal: KeySeal) => {
  const stored = await readKeys(db, seal);
  const all = stored
    .filter(({ replacedFor }) => (replacedFor ?? 0) < hashesLive)
    .map(({ isUsed, replacedFor, ...key }) => {
      return { ...key, isUsed, takesTokens: (replacedFor ?? 0) < tokensLive };
    });
  const current = all.find(({ isUsed }) => isUsed);
  if (!current) throw new Error('The database keeps no signing key');
  return { all, current };
};

const assertKey = (db: Db, seal: KeySeal, first: () => Promise<KeySecrets>): Promise<void> =>
  holdKeys(db, async (inner) => {
    const stored = await readKeys(inner, seal);
    if (stored.length === 0) await addKey(inner, seal, await first(), 0);
  });

/**
 * Opens the keys in the database; the first server of an installation makes them.
 * @throws UnknownSeal when they are sealed with a secret that is not known here.
 */
export const openKeyRing = async (
  db: Db,
  seal: KeySeal,
  first: () => Promise<KeySecrets> = () => Promise.resolve(generateSecrets()),
): Promise<OpenKeyRing> => {
  await assertKey(db, seal, first);
  let ring = await readRing(db, seal);
  return {
    current: () => ring.current,
    all: () => ring.all,
    refresh: async () => {
      ring = await readRing(db, seal);
    },
  };
};
