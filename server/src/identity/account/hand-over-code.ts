import { createHash } from 'node:crypto';

/** 32 bytes as base64url. */
export const secretPattern = '^[\\w-]{43}$';

/** Replaces the browser's cookie for apps on other sites, where browsers do not send it. */
export const toChallengeBinding = (challenge: string): string => `challenge ${challenge}`;

export const toVerifierBinding = (verifier: string): string =>
  toChallengeBinding(createHash('sha256').update(verifier).digest('base64url'));
