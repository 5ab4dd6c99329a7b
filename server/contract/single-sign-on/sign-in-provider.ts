import { Type, type Static } from 'typebox';
import { oneOf } from '../answer';

/** A provider that people sign in with, as it is configured; never its secret. */
export const SignInProvider = Type.Object({
  id: Type.String(),
  name: Type.String(),
  issuer: Type.String(),
  clientId: Type.String(),
  hasSecret: Type.Boolean(),
  scopes: Type.Array(Type.String()),
  /** What to register at the provider, as the caller reaches this console. */
  redirectAddress: Type.String(),
  signedOutAddress: Type.String(),
  logoutAddress: Type.String(),
  /** Where a sign-in is tried that signs nobody in. */
  trialAddress: Type.String(),
});
export type SignInProvider = Static<typeof SignInProvider>;

export const SignInProviders = Type.Object({
  providers: Type.Array(SignInProvider),
  passwordsAreFor: oneOf(['everyone', 'administrators']),
});
export type SignInProviders = Static<typeof SignInProviders>;

/** One thing that was looked at, and what to do where it is not as it should be. */
export const Finding = Type.Object({
  about: oneOf(['document', 'keys', 'client', 'clock', 'sign-out', 'scopes']),
  state: oneOf(['ok', 'warning', 'fault']),
  words: Type.String(),
});
export type Finding = Static<typeof Finding>;

export const ProviderId = Type.Object({
  id: Type.String({ maxLength: 40 }),
});
