import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  ClientError,
  fetchUserInfo,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import { hasRequiredClaims } from './admission.rule';
import {
  findEmailClaim,
  pickEmailClaims,
  toProfile,
  type ProviderClaims,
  type SignInProfile,
} from './sign-in-profile.rule';
import type { Provider } from './providers';
import { SignInRefusedError, type SignInRefusal } from './sign-in-refusals';
import type { SignInRequest } from './sign-in-requests';
import type { ProviderTokens } from './token-seal';

export interface ProviderSignIn {
  profile: SignInProfile;
  sid: string | undefined;
  tokens: ProviderTokens;
  /** Seconds until the provider's token expires. */
  expiresIn: number | undefined;
}

const noAnswerCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
]);

const toRefusal = (error: unknown): SignInRefusal => {
  if (error instanceof AuthorizationResponseError) return 'provider-refused';
  // The sign-in code has expired or was used before.
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_grant' ? 'request-unknown' : 'provider-refused';
  if (error instanceof ClientError)
    return noAnswerCodes.has(error.code ?? '') ? 'provider-away' : 'answer-untrusted';
  return error instanceof TypeError ? 'provider-away' : 'answer-untrusted';
};

/**
 * E-mail address and its verification come from the same response; one that denies the verification takes
 * precedence.
 */
const loadClaims = async (
  client: Configuration,
  { settings }: Provider,
  access: string,
  claims: ProviderClaims,
): Promise<ProviderClaims> => {
  if (
    hasRequiredClaims(settings, toProfile(claims, settings)) ||
    !client.serverMetadata().userinfo_endpoint
  )
    return claims;
  const rest: ProviderClaims = {
    ...(await fetchUserInfo(client, access, claims.sub)),
    sub: claims.sub,
  };
  const [here, there] = [findEmailClaim(claims, settings), findEmailClaim(rest, settings)];
  const isOfToken = !there || here?.isVerified || here?.isDenied;
  const all = Object.entries({ ...rest, ...claims });
  const parts = { ...pickEmailClaims(rest, settings), ...pickEmailClaims(claims, settings) };
  return {
    ...Object.fromEntries(all.filter(([name]) => !(name in parts))),
    ...pickEmailClaims(isOfToken ? claims : rest, settings),
    sub: claims.sub,
  };
};

/** @throws SignInRefusedError when the provider's response is invalid. */
export const redeemCode = async (
  provider: Provider,
  { nonce, verifier }: SignInRequest,
  { address, state }: { address: URL; state: string },
): Promise<ProviderSignIn> => {
  const client = await provider.client();
  try {
    const answer = await authorizationCodeGrant(client, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = answer.claims();
    if (!claims) throw new Error('The answer has no claims');
    const all = await loadClaims(client, provider, answer.access_token, claims);
    return {
      profile: toProfile(all, provider.settings),
      sid: typeof claims.sid === 'string' ? claims.sid : undefined,
      tokens: { access: answer.access_token, refresh: answer.refresh_token, id: answer.id_token },
      expiresIn: answer.expiresIn(),
    };
  } catch (error) {
    // The provider may have rotated its keys since they were read.
    provider.forget();
    throw new SignInRefusedError(toRefusal(error), error);
  }
};
