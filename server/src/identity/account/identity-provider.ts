import type { AuthType } from './sessions';

/** Whom a provider vouches for. */
export interface Identity {
  userId: number;
}

/** Values of the form or of the address with which a person comes. */
export type Proof = Readonly<Record<string, string | undefined>>;

/** A way to sign in by the form of the sign-in page. */
export interface IdentityProvider {
  readonly authType: AuthType;
  /** Who it is, or undefined. Which part was wrong is never told. */
  identify(proof: Proof): Promise<Identity | undefined>;
}
