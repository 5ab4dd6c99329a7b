import { createSigner, createVerifier } from 'fast-jwt';

/** What an access token says. Everything that can change is read from the session instead. */
export interface TokenClaims {
  userId: number;
  sessionId: string;
  app: string;
}

export interface Tokens {
  sign(claims: TokenClaims): string;
  /** The claims of a valid token, else undefined. */
  verify(token: string): TokenClaims | undefined;
}

export const accessTokenMinutes = 10;
const issuer = 'hiring-console';

interface Payload {
  sub: string;
  sid: string;
  app: string;
}

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' &&
  value !== null &&
  'sub' in value &&
  typeof value.sub === 'string' &&
  'sid' in value &&
  typeof value.sid === 'string' &&
  'app' in value &&
  typeof value.app === 'string';

/** Signs and checks access tokens with the key of this installation. */
export const createTokens = (key: string): Tokens => {
  const sign = createSigner({
    key,
    algorithm: 'HS256',
    expiresIn: accessTokenMinutes * 60_000,
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
    sign: ({ userId, sessionId, app }) => sign({ sub: String(userId), sid: sessionId, app }),
    verify: (token) => {
      try {
        const payload: unknown = verify(token);
        if (!isPayload(payload)) return undefined;
        return { userId: Number(payload.sub), sessionId: payload.sid, app: payload.app };
      } catch {
        return undefined;
      }
    },
  };
};
