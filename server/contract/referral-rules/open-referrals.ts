import { Type, type Static } from 'typebox';

/** What referrals of one currency come to, in major units. */
const Promised = Type.Object({ currency: Type.String(), amount: Type.Number() });

/**
 * Referrals that may still be paid, and what was promised for them. Each keeps the rules and the amount
 * that it came with; `unpriced` are those that no slab fitted.
 */
export const OpenReferrals = Type.Object({
  open: Type.Integer({ minimum: 0 }),
  unpriced: Type.Integer({ minimum: 0 }),
  promised: Type.Array(Promised),
});
export type OpenReferrals = Static<typeof OpenReferrals>;
