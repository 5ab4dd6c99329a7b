import { Type, type Static } from 'typebox';

/** An account of a provider by which a person comes in. */
const SignInAccount = Type.Object({
  /** Id of the provider. */
  provider: Type.String(),
  /** What it is called. */
  name: Type.String(),
  since: Type.String({ format: 'date-time' }),
});

export const SignInAccounts = Type.Object({
  accounts: Type.Array(SignInAccount),
  /** Another system wrote the address; it joins no account until an administrator saves it. */
  isAddressDoubted: Type.Boolean(),
});
export type SignInAccounts = Static<typeof SignInAccounts>;
