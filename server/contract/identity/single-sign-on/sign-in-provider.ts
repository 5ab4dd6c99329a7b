import { Type, type Static } from 'typebox';
import { oneOf } from '../../answer';

export const SignInProvider = Type.Object({
  id: Type.String(),
  name: Type.String(),
  issuer: Type.String(),
  clientId: Type.String(),
  hasSecret: Type.Boolean(),
  scopes: Type.Array(Type.String()),
  /** URLs to register at the identity provider, on the origin of the request. */
  redirectAddress: Type.String(),
  signedOutAddress: Type.String(),
  logoutAddress: Type.String(),
  /** URL of a test sign-in, which opens no session. */
  trialAddress: Type.String(),
});
export type SignInProvider = Static<typeof SignInProvider>;

export const SignInProviders = Type.Object({
  providers: Type.Array(SignInProvider),
  passwordsAreFor: oneOf(['everyone', 'administrators']),
});
export type SignInProviders = Static<typeof SignInProviders>;

export const Finding = Type.Object({
  about: oneOf(['document', 'keys', 'client', 'clock', 'sign-out', 'scopes']),
  state: oneOf(['ok', 'warning', 'fault']),
  words: Type.String(),
});
export type Finding = Static<typeof Finding>;

export const ProviderId = Type.Object({
  id: Type.String({ maxLength: 40 }),
});
