interface Claims {
  subject: string | undefined;
  app: string | undefined;
  /** Seconds since the epoch. */
  issuedAt: number;
  expiresAt: number;
}

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

export const appOf = (token: string): string | undefined => claimsOf(token)?.app;

export const subjectOf = (token: string): string | undefined => claimsOf(token)?.subject;

const margin = 60;

/** Milliseconds; ignores the local clock, which may be wrong, for a token that was just received. */
export const renewalDelay = (token: string, justReceived: boolean): number | undefined => {
  const claims = claimsOf(token);
  if (!claims) return undefined;
  const life = claims.expiresAt - claims.issuedAt;
  const left = justReceived ? life : Math.min(claims.expiresAt - Date.now() / 1000, life);
  return Math.max(0, left - Math.min(margin, life / 2)) * 1000;
};
