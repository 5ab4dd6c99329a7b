import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './key-ring';

/** 256 random bits, safe in addresses and cookies. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Hash under which 256 random bits are stored that outlive a key, or live for a short while only. */
export const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** Keyed hash under which a secret is stored. */
export const sealOf = (secret: string, key: string): string =>
  createHmac('sha256', key).update(secret).digest('base64url');

/** The hash under which a secret is stored from now on. */
export const hashOf = (secret: string, keys: KeyRing): string =>
  sealOf(secret, keys.current().hashKey);

/** Every hash under which it may be stored. */
export const hashesOf = (secret: string, keys: KeyRing): string[] =>
  keys.all().map(({ hashKey }) => sealOf(secret, hashKey));

/** Compares without telling by its duration how much was equal. */
export const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
