import { Type, type Static } from 'typebox';

/** A link to share: whoever applies by it counts as a referral of the caller. */
export const ReferralLink = Type.Object({
  url: Type.String(),
  /** An SVG picture of the address. */
  qrCode: Type.String(),
  /** Number of times that the link opened the form. */
  opened: Type.Integer(),
  applied: Type.Integer(),
});
export type ReferralLink = Static<typeof ReferralLink>;
