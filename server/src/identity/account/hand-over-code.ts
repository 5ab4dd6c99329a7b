import { createHash } from 'node:crypto';

/** Pattern of a secret: 32 bytes as base64url. */
export const handOverSecretPattern = '^[\\w-]{43}$';

/**
 * Binds a one-time code to an app's challenge instead of the browser's cookie, which browsers do not send on
 * other sites.
 */
export const toChallengeBinding = (challenge: string): string => `challenge ${challenge}`;

export const toVerifierBinding = (verifier: string): string =>
  toChallengeBinding(createHash('sha256').update(verifier).digest('base64url'));
