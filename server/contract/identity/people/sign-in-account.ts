import { Type, type Static } from 'typebox';

const SignInAccount = Type.Object({
  provider: Type.String(),
  name: Type.String(),
  since: Type.String({ format: 'date-time' }),
});

export const SignInAccounts = Type.Object({
  accounts: Type.Array(SignInAccount),
  /**
   * True if another system wrote the person's address; it links no sign-in account until an administrator
   * saves it.
   */
  isAddressDoubted: Type.Boolean(),
});
export type SignInAccounts = Static<typeof SignInAccounts>;
