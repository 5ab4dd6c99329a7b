import { createSigner, createVerifier } from 'fast-jwt';

/** What an access token says. Everything that can change is read from the session instead. */
export interface TokenClaims {
  userId: number;
  sessionId: string;
  app: string;
}

export interface SignedClaims extends TokenClaims {
  /** Seconds since the epoch. */
  expiresAt: number;
}

export interface Tokens {
  /** A token for ten minutes, or for less where `expiresAt` says so. */
  sign(claims: TokenClaims & Partial<SignedClaims>): string;
  /** The claims of a valid token, else undefined. */
  verify(token: string): SignedClaims | undefined;
}

export const accessTokenMinutes = 10;
const issuer = 'hiring-console';

interface Payload {
  sub: string;
  sid: string;
  app: string;
  exp: number;
}

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' &&
  value !== null &&
  'sub' in value &&
  typeof value.sub === 'string' &&
  'sid' in value &&
  typeof value.sid === 'string' &&
  'app' in value &&
  typeof value.app === 'string' &&
  'exp' in value &&
  typeof value.exp === 'number';

const inTenMinutes = (): number => Math.floor(Date.now() / 1000) + accessTokenMinutes * 60;

/** Signs and checks access tokens with the key of this installation. */
export const createTokens = (key: string): Tokens => {
  const sign = createSigner({
    key,
    algorithm: 'HS256',
    iss: issuer,
  });
  const verify = createVerifier({
    key,
    algorithms: ['HS256'],
    allowedIss: issuer,
    requiredClaims: ['exp', 'sub', 'sid', 'app'],
    cache: 5_000,
  });
  return {
    sign: ({ userId, sessionId, app, expiresAt = inTenMinutes() }) =>
      sign({ sub: String(userId), sid: sessionId, app, exp: expiresAt }),
    verify: (token) => {
      try {
        const payload: unknown = verify(token);
        if (!isPayload(payload)) return undefined;
        const { sub, sid: sessionId, app, exp: expiresAt } = payload;
        return { userId: Number(sub), sessionId, app, expiresAt };
      } catch {
        return undefined;
      }
    },
  };
};
