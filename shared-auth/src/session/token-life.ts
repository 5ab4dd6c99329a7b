interface Claims {
  /** Who the token speaks for. */
  subject: string | undefined;
  app: string | undefined;
  /** Seconds since the epoch. */
  issuedAt: number;
  expiresAt: number;
}

/** Reads, without verifying, what an access token says; `undefined` for one that is not a JWT. */
export const claimsOf = (token: string): Claims | undefined => {
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

/** The app that a token was made for, unverified. */
export const appOf = (token: string): string | undefined => claimsOf(token)?.app;

/** Who a token speaks for, unverified. */
export const subjectOf = (token: string): string | undefined => claimsOf(token)?.subject;

const margin = 60;

/**
 * Milliseconds after which a token should be renewed, `undefined` when it does not say.
 * A token that was just received is measured by its own life, so that a wrong clock does no harm.
 */
export const renewalDelay = (token: string, justReceived: boolean): number | undefined => {
  const claims = claimsOf(token);
  if (!claims) return undefined;
  const life = claims.expiresAt - claims.issuedAt;
  const left = justReceived ? life : Math.min(claims.expiresAt - Date.now() / 1000, life);
  return Math.max(0, left - Math.min(margin, life / 2)) * 1000;
};
