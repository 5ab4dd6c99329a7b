import { createSigner, createVerifier } from 'fast-jwt';
import type { Clock } from '../db/clock';
import type { KeyRing, SigningKey } from './key-ring';

export interface TokenClaims {
  userId: number;
  sessionId: string;
  app: string;
}

export interface SignedClaims extends TokenClaims {
  /** Expiry time in seconds since 1970. */
  expiresAt: number;
}

export interface AccessTokens {
  /** The token lives ten minutes, or until `expiresAt` if that is earlier. */
  sign(claims: TokenClaims & Partial<SignedClaims>): string;
  verify(token: string): SignedClaims | undefined;
}

export const accessTokenMinutes = 10;
const issuer = 'hiring-console';
/** Maximum of characters; normal tokens have about 300. */
const maxTokenLength = 1_000;

interface TokenPayload {
  sub: string;
  sid: string;
  app: string;
  exp: number;
}

const isPayload = (value: unknown): value is TokenPayload =>
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

interface TokenSignature {
  sign(payload: object): string;
  verify(token: string): unknown;
}

const createSignature = ({ id, tokenKey }: SigningKey): TokenSignature => ({
  sign: createSigner({ key: tokenKey, kid: id, algorithm: 'HS256', iss: issuer }),
  verify: createVerifier({
    key: tokenKey,
    algorithms: ['HS256'],
    allowedIss: issuer,
    // The expiry is compared with the database's clock instead, which all servers share.
    ignoreExpiration: true,
    requiredClaims: ['exp', 'sub', 'sid', 'app'],
  }),
});

const readClaims = (signature: TokenSignature, token: string): SignedClaims | undefined => {
  try {
    const payload = signature.verify(token);
    if (!isPayload(payload)) return undefined;
    const { sub, sid: sessionId, app, exp: expiresAt } = payload;
    return { userId: Number(sub), sessionId, app, expiresAt };
  } catch {
    return undefined;
  }
};

interface VerifiedToken {
  claims: SignedClaims;
  keyId: string;
}

const maxCached = 5_000;

export const createAccessTokens = (keys: KeyRing, now: Clock = Date.now): AccessTokens => {
  const signatures = new Map<string, TokenSignature>();
  const signatureBy = (key: SigningKey): TokenSignature => {
    const signature = signatures.get(key.id) ?? createSignature(key);
    signatures.set(key.id, signature);
    return signature;
  };
  // Verified tokens are cached by their text, since verifying one costs more than the rest of a request.
  const known = new Map<string, VerifiedToken>();
  const hasEnded = ({ expiresAt }: SignedClaims): boolean => expiresAt * 1_000 < now();
  const stillHolds = ({ claims, keyId }: VerifiedToken): boolean =>
    !hasEnded(claims) && keys.all().some(({ id, takesTokens }) => takesTokens && id === keyId);
  const keep = (token: string, read: VerifiedToken): SignedClaims => {
    if (known.size >= maxCached) known.clear();
    known.set(token, read);
    return read.claims;
  };

  return {
    sign: ({ userId, sessionId, app, expiresAt }) => {
      const iat = Math.floor(now() / 1_000);
      return signatureBy(keys.current()).sign({
        sub: String(userId),
        sid: sessionId,
        app,
        iat,
        exp: expiresAt ?? iat + accessTokenMinutes * 60,
      });
    },
    verify: (token) => {
      if (token.length > maxTokenLength) return undefined;
      const kept = known.get(token);
      if (kept && stillHolds(kept)) return kept.claims;
      known.delete(token);
      for (const key of keys.all()) {
        const claims = key.takesTokens && readClaims(signatureBy(key), token);
        if (claims && !hasEnded(claims)) return keep(token, { claims, keyId: key.id });
      }
      return undefined;
    },
  };
};
