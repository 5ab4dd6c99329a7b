import type { AuthType } from './sessions';

export interface Identity {
  userId: number;
}

export type SignInProof = Readonly<Record<string, string | undefined>>;

export interface IdentityProvider {
  readonly authType: AuthType;
  /** Identity of the user; undefined if any part of the proof is wrong. The response never says which. */
  identify(proof: SignInProof): Promise<Identity | undefined>;
}
