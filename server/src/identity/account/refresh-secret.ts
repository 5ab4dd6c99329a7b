import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/access/secret-hash';
import type { KeyRing } from '../../platform/access/key-ring';

const turnBytes = 4;
const proofBytes = 28;
const maxTurn = 0xff_ff_ff_ff;

const encodeSecret = (sessionId: string, turn: number, key: string): string => {
  const number = Buffer.alloc(turnBytes);
  number.writeUInt32BE(turn);
  const proof = createHmac('sha256', key).update(`refresh ${sessionId} ${turn}`).digest();
  return Buffer.concat([number, proof.subarray(0, proofBytes)]).toString('base64url');
};

/**
 * Creates a secret from the number of the renewal and its MAC, so that a reused secret is recognized without
 * being stored.
 */
export const createRefreshSecret = (sessionId: string, turn: number, keys: KeyRing): string =>
  encodeSecret(sessionId, turn, keys.current().hashKey);

export const listRefreshSecrets = (sessionId: string, turn: number, keys: KeyRing): string[] =>
  keys.all().map(({ hashKey }) => encodeSecret(sessionId, turn, hashKey));

/** Number of the renewal in the secret; undefined for a secret that was not issued for this session. */
export const readRenewalNumber = (
  sessionId: string,
  secret: string,
  keys: KeyRing,
): number | undefined => {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== turnBytes + proofBytes) return undefined;
  const turn = bytes.readUInt32BE();
  const isOurs =
    turn < maxTurn &&
    listRefreshSecrets(sessionId, turn, keys).some((one) => isSameSecret(one, secret));
  return isOurs ? turn : undefined;
};
