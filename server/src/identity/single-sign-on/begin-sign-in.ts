import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { getSingleSignOnPath } from './addresses';
import type { Provider } from './providers';
import type { SignInRequests } from './sign-in-requests';

/** @throws SignInRefusedError when the provider does not respond. */
export const beginSignIn = async (
  requests: SignInRequests,
  provider: Provider,
  {
    browser,
    origin,
    callback,
    isTrial = false,
  }: { browser: string; origin: string; callback: URL; isTrial?: boolean },
): Promise<string> => {
  const client = await provider.client();
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  await requests.keep(state, browser, {
    provider: provider.settings.id,
    nonce,
    verifier,
    callback: callback.href,
    isTrial,
  });
  return buildAuthorizationUrl(client, {
    ...provider.settings.parameters,
    redirect_uri: `${origin}${getSingleSignOnPath(provider.settings.id, 'answer')}`,
    scope: provider.scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
};
