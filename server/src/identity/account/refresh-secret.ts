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

/**
 * The refresh secret of a session's turn, as long as 256 random bits are. It holds the turn and a proof of
 * it, so that one that was used is known again without being stored.
 */
export const secretOf = (sessionId: string, turn: number, keys: KeyRing): string =>
  written(sessionId, turn, keys.current().hashKey);

/** The same by each key that may have made it. */
export const secretsOf = (sessionId: string, turn: number, keys: KeyRing): string[] =>
  keys.all().map(({ hashKey }) => written(sessionId, turn, hashKey));

/** The turn of a secret; undefined for one that was not made here for this session. */
export const turnOf = (sessionId: string, secret: string, keys: KeyRing): number | undefined => {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== turnBytes + proofBytes) return undefined;
  const turn = bytes.readUInt32BE();
  const isOurs =
    turn < lastTurn && secretsOf(sessionId, turn, keys).some((one) => isSame(one, secret));
  return isOurs ? turn : undefined;
};
