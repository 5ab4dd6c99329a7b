import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { boundedFetch } from './bounded-fetch';
import { clockDifference, type Provider } from './providers';
import { restAfterFailure } from './rest-after-failure';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const algorithms = [
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

/** Seconds after which a provider's word that a session has ended is too old to be believed. */
const longestAge = 600;

const keySets = new WeakMap<Provider, { address: string; keys: JWTVerifyGetKey }>();

const keysOf = async (provider: Provider): Promise<JWTVerifyGetKey> => {
  const address = (await provider.client()).serverMetadata().jwks_uri ?? '';
  const known = keySets.get(provider);
  if (known?.address === address) return known.keys;
  const unlessItRests = restAfterFailure();
  const keys = createRemoteJWKSet(new URL(address), {
    timeoutDuration: 5_000,
    [customFetch]: (address, { headers }) =>
      unlessItRests(() => boundedFetch(address, { headers })),
  });
  keySets.set(provider, { address, keys });
  return keys;
};

const isEvent = (events: unknown): boolean =>
  typeof events === 'object' && events !== null && event in events;

/**
 * Whose session a provider says has ended: `sid` where it names one, else all of `sub`.
 * @throws Error when the token is not one of the provider's for this console, or is no word of an end.
 */
export const readLogoutToken = async (
  provider: Provider,
  token: string,
): Promise<{ sid: string | undefined; sub: string | undefined }> => {
  const client = await provider.client();
  const { payload } = await jwtVerify(token, await keysOf(provider), {
    issuer: client.serverMetadata().issuer,
    audience: provider.settings.clientId,
    algorithms,
    clockTolerance: clockDifference,
    maxTokenAge: longestAge,
    requiredClaims: ['iat', 'jti'],
  });
  if (!isEvent(payload.events)) throw new Error('The token tells of no sign-out');
  if ('nonce' in payload) throw new Error('The token is one of a sign-in');
  const sid = typeof payload.sid === 'string' ? payload.sid : undefined;
  if (!sid && !payload.sub) throw new Error('The token names no session and no person');
  return { sid, sub: payload.sub };
};
