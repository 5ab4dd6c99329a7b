import type { AuthType } from './sessions';

export interface Identity {
  userId: number;
}

export type SignInProof = Readonly<Record<string, string | undefined>>;

export interface IdentityProvider {
  readonly authType: AuthType;
  /** Undefined if any part is wrong; the response never says which. */
  identify(proof: SignInProof): Promise<Identity | undefined>;
}
