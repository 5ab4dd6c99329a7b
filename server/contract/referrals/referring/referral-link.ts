import { Type, type Static } from 'typebox';

/** Link to share: whoever applies through the link counts as a referral of the caller. */
export const ReferralLink = Type.Object({
  url: Type.String(),
  /** QR code of the link, as an SVG image. */
  qrCode: Type.String(),
  /** Number of times that the application form was opened through the link. */
  opened: Type.Integer(),
  applied: Type.Integer(),
});
export type ReferralLink = Static<typeof ReferralLink>;
