import type { AuthType } from './sessions';

/** Whom a provider vouches for. */
export interface Identity {
  userId: number;
  /** The provider's own token. It goes to the browser on arrival and is kept nowhere else. */
  ssoToken?: string;
}

/** Values of the form or of the address with which a person comes. */
export type Proof = Readonly<Record<string, string | undefined>>;

/**
 * A way to sign in. The password provider answers a posted form; an OpenID Connect provider sends the
 * browser away with `begin` and reads the code that comes back in `identify`.
 */
export interface IdentityProvider {
  readonly authType: AuthType;
  /** Address of the provider's own sign-in page, if it has one. */
  begin?(request: { state: string; returnTo: string; scopes: readonly string[] }): Promise<string>;
  /** Who it is, or undefined. Which part was wrong is never told. */
  identify(proof: Proof): Promise<Identity | undefined>;
}
