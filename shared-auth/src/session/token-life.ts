interface TokenClaims {
  subject: string | undefined;
  app: string | undefined;
  /** Time at which the token was issued, in seconds since the epoch. */
  issuedAt: number;
  expiresAt: number;
}

export const parseTokenClaims = (token: string): TokenClaims | undefined => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub, app, iat, exp } = JSON.parse(atob(payload)) as Record<string, unknown>;
    if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
    return {
      subject: sub === undefined ? undefined : String(sub),
      app: typeof app === 'string' ? app : undefined,
      issuedAt: iat,
      expiresAt: exp,
    };
  } catch {
    return undefined;
  }
};

export const getTokenApp = (token: string): string | undefined => parseTokenClaims(token)?.app;

export const getTokenSubject = (token: string): string | undefined =>
  parseTokenClaims(token)?.subject;

const renewalMarginSeconds = 60;

/**
 * Milliseconds until the token should be renewed; for a token that was just received, the local clock is not
 * used, since it may be wrong.
 */
export const getRenewalDelay = (token: string, justReceived: boolean): number | undefined => {
  const claims = parseTokenClaims(token);
  if (!claims) return undefined;
  const life = claims.expiresAt - claims.issuedAt;
  const left = justReceived ? life : Math.min(claims.expiresAt - Date.now() / 1000, life);
  return Math.max(0, left - Math.min(renewalMarginSeconds, life / 2)) * 1000;
};
