import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './key-ring';

export const createRandomSecret = (): string => randomBytes(32).toString('base64url');

/** Hash without a key, for 256 random bits that are valid longer than a key, or only for a short time. */
export const computeSecretDigest = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

export const computeHmac = (secret: string, key: string): string =>
  createHmac('sha256', key).update(secret).digest('base64url');

export const hashSecret = (secret: string, keys: KeyRing): string =>
  computeHmac(secret, keys.current().hashKey);

export const hashWithAllKeys = (secret: string, keys: KeyRing): string[] =>
  keys.all().map(({ hashKey }) => computeHmac(secret, hashKey));

/** Compares two texts in constant time, so that the time reveals nothing about them. */
export const isSameSecret = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
