import sql from 'sql-template-tag';
import { randomBytes } from 'node:crypto';
import type { Db } from '../db/database';
import type { KeySeal } from './key-seal';

export interface KeySecrets {
  tokenKey: string;
  hashKey: string;
}

export interface StoredKey extends KeySecrets {
  id: string;
  isUsed: boolean;
  /** Seconds since the next key came into use; negative or null while this key is in use. */
  replacedFor: number | null;
}

interface KeyRow {
  id: string;
  content: Buffer;
  is_sealed: boolean;
  isUsed: boolean;
  replacedFor: number | null;
}

export class UnknownKeySecretError extends Error {
  constructor() {
    super(
      'The signing keys in the database are sealed with another secret. Set SECRETS_KEY to that of the other servers, or bring secrets.key of this data folder back.',
    );
    this.name = 'UnknownKeySecretError';
  }
}

const createRandomText = (bytes: number): string => randomBytes(bytes).toString('base64url');
export const generateSecrets = (): KeySecrets => ({
  tokenKey: createRandomText(48),
  hashKey: createRandomText(48),
});

const sealText = (seal: KeySeal, text: string) =>
  seal.seal
    ? { content: seal.seal(text), isSealed: true }
    : { content: Buffer.from(text), isSealed: false };

export const addSigningKey = async (
  db: Db,
  seal: KeySeal,
  { tokenKey, hashKey }: KeySecrets,
  seconds: number,
): Promise<void> => {
  const { content, isSealed } = sealText(seal, JSON.stringify({ tokenKey, hashKey }));
  await db.run(sql`
    insert into signing_key (id, content, is_sealed, used_from)
    values (${createRandomText(9)}, ${content}, ${isSealed}, now() + make_interval(secs => ${seconds}::float))`);
};

/** @throws UnknownKeySecretError */
const openKeyRow = async (db: Db, seal: KeySeal, row: KeyRow): Promise<StoredKey> => {
  const plain = { text: row.content.toString('utf8'), isFirst: seal.seal === undefined };
  const opened = row.is_sealed ? seal.open(row.content) : plain;
  if (!opened) throw new UnknownKeySecretError();
  if (!opened.isFirst) {
    const { content, isSealed } = sealText(seal, opened.text);
    await db.run(sql`
      update signing_key set content = ${content}, is_sealed = ${isSealed} where id = ${row.id}`);
  }
  const { id, isUsed, replacedFor } = row;
  return { id, isUsed, replacedFor, ...(JSON.parse(opened.text) as KeySecrets) };
};

/**
 * Reads the keys, the newest first. Keys that are encrypted with another secret than the first are encrypted
 * again with the first.
 */
export const readSigningKeys = async (db: Db, seal: KeySeal): Promise<StoredKey[]> => {
  const rows = await db.many<KeyRow>(sql`
    select id, content, is_sealed, used_from <= now() as "isUsed",
      extract(epoch from now() - lead(used_from) over (order by used_from))::float as "replacedFor"
    from signing_key order by used_from desc`);
  return Promise.all(rows.map((row) => openKeyRow(db, seal, row)));
};

export const withLockedSigningKeys = <Result>(
  db: Db,
  work: (db: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (inner) => {
    await inner.run(sql`lock table signing_key in share row exclusive mode`);
    return work(inner);
  });
