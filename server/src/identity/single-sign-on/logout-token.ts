import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { fetchBounded } from './bounded-fetch';
import { maxClockDifferenceSeconds, type Provider } from './providers';
import { createProviderFailureCache } from './failure-pause';

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const signatureAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];

const maxTokenAgeSeconds = 600;

const keySets = new WeakMap<Provider, { address: string; keys: JWTVerifyGetKey }>();

const getProviderKeys = async (provider: Provider): Promise<JWTVerifyGetKey> => {
  const address = (await provider.client()).serverMetadata().jwks_uri ?? '';
  const known = keySets.get(provider);
  if (known?.address === address) return known.keys;
  const unlessItRests = createProviderFailureCache();
  const keys = createRemoteJWKSet(new URL(address), {
    timeoutDuration: 5_000,
    [customFetch]: (address, { headers }) =>
      unlessItRests(() => fetchBounded(address, { headers })),
  });
  keySets.set(provider, { address, keys });
  return keys;
};

const isLogoutEvent = (events: unknown): boolean =>
  typeof events === 'object' && events !== null && logoutEvent in events;

/**
 * Returns `sid` of one session, or else `sub` of a user.
 * @throws Error for an invalid token, or one for another client.
 */
export const readLogoutToken = async (
  provider: Provider,
  token: string,
): Promise<{ sid: string | undefined; sub: string | undefined }> => {
  const client = await provider.client();
  const { payload } = await jwtVerify(token, await getProviderKeys(provider), {
    issuer: client.serverMetadata().issuer,
    audience: provider.settings.clientId,
    algorithms: signatureAlgorithms,
    clockTolerance: maxClockDifferenceSeconds,
    maxTokenAge: maxTokenAgeSeconds,
    requiredClaims: ['iat', 'jti'],
  });
  if (!isLogoutEvent(payload.events)) throw new Error('The token tells of no sign-out');
  if ('nonce' in payload) throw new Error('The token is one of a sign-in');
  const sid = typeof payload.sid === 'string' ? payload.sid : undefined;
  if (!sid && !payload.sub) throw new Error('The token names no session and no person');
  return { sid, sub: payload.sub };
};
