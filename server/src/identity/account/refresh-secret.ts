import { createHmac } from 'node:crypto';
import { isSame } from '../../platform/access/seal';
import type { KeyRing } from '../../platform/access/key-ring';

const turnBytes = 4;
const proofBytes = 28;
const lastTurn = 0xff_ff_ff_ff;

const written = (sessionId: string, turn: number, key: string): string => {
  const number = Buffer.alloc(turnBytes);
  number.writeUInt32BE(turn);
  const proof = createHmac('sha256', key).update(`refresh ${sessionId} ${turn}`).digest();
  return Buffer.concat([number, proof.subarray(0, proofBytes)]).toString('base64url');
};

/** Contains the turn and a MAC of it, so that a reused secret is recognized without being stored. */
export const secretOf = (sessionId: string, turn: number, keys: KeyRing): string =>
  written(sessionId, turn, keys.current().hashKey);

export const secretsOf = (sessionId: string, turn: number, keys: KeyRing): string[] =>
  keys.all().map(({ hashKey }) => written(sessionId, turn, hashKey));

/** Undefined for a secret that was not issued for this session. */
export const turnOf = (sessionId: string, secret: string, keys: KeyRing): number | undefined => {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== turnBytes + proofBytes) return undefined;
  const turn = bytes.readUInt32BE();
  const isOurs =
    turn < lastTurn && secretsOf(sessionId, turn, keys).some((one) => isSame(one, secret));
  return isOurs ? turn : undefined;
};
