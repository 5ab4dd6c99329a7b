import { Type, type Static } from 'typebox';

const PromisedAmount = Type.Object({ currency: Type.String(), amount: Type.Number() });

/**
 * Number of open referrals, whose promised bonuses rule changes do not affect; `unpriced` referrals matched
 * no slab.
 */
export const OpenReferrals = Type.Object({
  open: Type.Integer({ minimum: 0 }),
  unpriced: Type.Integer({ minimum: 0 }),
  promised: Type.Array(PromisedAmount),
});
export type OpenReferrals = Static<typeof OpenReferrals>;
