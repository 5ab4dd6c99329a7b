import { Type, type Static } from 'typebox';

export const JobMailAddress = Type.Object({
  /** False where the server reads no mailbox. */
  isAvailable: Type.Boolean(),
  /** Reads applications for the job; null while it is turned off. */
  address: Type.Union([Type.String(), Type.Null()]),
});
export type JobMailAddress = Static<typeof JobMailAddress>;

export const JobMailAddressChange = Type.Object({ isOn: Type.Boolean() });
export type JobMailAddressChange = Static<typeof JobMailAddressChange>;
