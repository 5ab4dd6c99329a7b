import { Type, type Static } from 'typebox';

export const JobMailAddress = Type.Object({
  /** True if the server reads a mailbox, so that jobs can have an address for applications. */
  isAvailable: Type.Boolean(),
  /** E-mail address for applications to the job; null while applications by mail are turned off. */
  address: Type.Union([Type.String(), Type.Null()]),
});
export type JobMailAddress = Static<typeof JobMailAddress>;

export const JobMailAddressChange = Type.Object({ isOn: Type.Boolean() });
export type JobMailAddressChange = Static<typeof JobMailAddressChange>;
