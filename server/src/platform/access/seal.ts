import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './key-ring';

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Unkeyed hash for 256 random bits that outlive a key, or expire soon. */
export const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

export const sealOf = (secret: string, key: string): string =>
  createHmac('sha256', key).update(secret).digest('base64url');

export const hashOf = (secret: string, keys: KeyRing): string =>
  sealOf(secret, keys.current().hashKey);

export const hashesOf = (secret: string, keys: KeyRing): string[] =>
  keys.all().map(({ hashKey }) => sealOf(secret, hashKey));

/** Compares in constant time. */
export const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
