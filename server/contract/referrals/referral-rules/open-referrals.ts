import { Type, type Static } from 'typebox';

const Promised = Type.Object({ currency: Type.String(), amount: Type.Number() });

/** Rule changes do not affect promised bonuses. `unpriced` referrals matched no slab. */
export const OpenReferrals = Type.Object({
  open: Type.Integer({ minimum: 0 }),
  unpriced: Type.Integer({ minimum: 0 }),
  promised: Type.Array(Promised),
});
export type OpenReferrals = Static<typeof OpenReferrals>;
