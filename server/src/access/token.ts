import { createSigner, createVerifier } from 'fast-jwt';
import type { KeyRing, SigningKey } from './key-ring';

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
/** Characters; ours have some 300. What strangers send is kept for a while too. */
const longestToken = 1_000;

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

interface Signature {
  sign(payload: object): string;
  verify(token: string): unknown;
}

const signatureOf = ({ id, tokenKey }: SigningKey): Signature => ({
  sign: createSigner({ key: tokenKey, kid: id, algorithm: 'HS256', iss: issuer }),
  verify: createVerifier({
    key: tokenKey,
    algorithms: ['HS256'],
    allowedIss: issuer,
    requiredClaims: ['exp', 'sub', 'sid', 'app'],
    cache: 5_000,
    // A token stays in this process anyway, and a hash would cost each call more than all else of it.
    cacheKeyBuilder: (token) => String(token),
  }),
});

const claimsBy = (signature: Signature, token: string): SignedClaims | undefined => {
  try {
    const payload = signature.verify(token);
    if (!isPayload(payload)) return undefined;
    const { sub, sid: sessionId, app, exp: expiresAt } = payload;
    return { userId: Number(sub), sessionId, app, expiresAt };
  } catch {
    return undefined;
  }
};

/** Signs access tokens with the current key of the installation, and checks those of its living keys. */
export const createTokens = (keys: KeyRing): Tokens => {
  const signatures = new Map<string, Signature>();
  const signatureBy = (key: SigningKey): Signature => {
    const signature = signatures.get(key.id) ?? signatureOf(key);
    signatures.set(key.id, signature);
    return signature;
  };
  return {
    sign: ({ userId, sessionId, app, expiresAt = inTenMinutes() }) =>
      signatureBy(keys.current()).sign({
        sub: String(userId),
        sid: sessionId,
        app,
        exp: expiresAt,
      }),
    verify: (token) => {
      if (token.length > longestToken) return undefined;
      for (const key of keys.all()) {
        const claims = key.takesTokens && claimsBy(signatureBy(key), token);
        if (claims) return claims;
      }
      return undefined;
    },
  };
};
