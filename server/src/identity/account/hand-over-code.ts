import { createHash } from 'node:crypto';

/** Of a challenge and of a code: 32 bytes as base64url. */
export const secretPattern = '^[\\w-]{43}$';

/** What a code is bound to in place of a browser's cookie, which pages of another site do not send. */
export const boundToChallenge = (challenge: string): string => `challenge ${challenge}`;

/** The same, from the secret that the app's page has kept until it is back. */
export const boundToVerifier = (verifier: string): string =>
  boundToChallenge(createHash('sha256').update(verifier).digest('base64url'));
