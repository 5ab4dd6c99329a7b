import type { One } from '../../answer';
import { call } from '../../call';
import type { Finding, SignInProviders } from './sign-in-provider';

export const getSignInProviders = call<{ reply: One<SignInProviders> }>(
  'GET',
  '/api/v1/sign-in-provider',
);

/**
 * Checks the identity provider's configuration with requests to the provider, for at most about ten seconds.
 */
export const checkSignInProvider = call<{ params: { id: string }; reply: One<Finding[]> }>(
  'POST',
  '/api/v1/sign-in-provider/:id/check',
  { changes: [] },
);
