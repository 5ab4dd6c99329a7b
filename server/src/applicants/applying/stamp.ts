import { createHash } from 'node:crypto';
import type { KeyRing } from '../../platform/access/key-ring';
import {
  createRandomSecret,
  hashSecret,
  hashWithAllKeys,
  isSameSecret,
} from '../../platform/access/secret-hash';

const pattern = /^(\d{1,15})\.([\w-]{8,50})\.([\w-]{43})$/;

const toSignedText = (jobId: number, time: string, salt: string): string =>
  `apply:${jobId}:${time}:${salt}`;

/** Creates a signed stamp that says when the form of a job was opened. */
export const createFormStamp = (jobId: number, keys: KeyRing, openedAt = Date.now()): string => {
  const [time, salt] = [String(openedAt), createRandomSecret().slice(0, 16)];
  return `${time}.${salt}.${hashSecret(toSignedText(jobId, time, salt), keys)}`;
};

/** Milliseconds since the form was opened; undefined for a stamp with an invalid signature. */
export const readFormStampAge = (
  jobId: number,
  stamp: string,
  keys: KeyRing,
): number | undefined => {
  const [, time = '', salt = '', signature = ''] = pattern.exec(stamp) ?? [];
  const known = hashWithAllKeys(toSignedText(jobId, time, salt), keys);
  return known.some((one) => isSameSecret(one, signature)) ? Date.now() - Number(time) : undefined;
};

/** True if the SHA-256 hash of stamp and work begins with this many zero bits. */
export const isProofOfWorkValid = (stamp: string, work: string, bits: number): boolean => {
  const hash = createHash('sha256').update(`${stamp}:${work}`).digest();
  return Math.clz32(hash.readUInt32BE(0)) >= bits;
};
