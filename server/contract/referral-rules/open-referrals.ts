import { Type, type Static } from 'typebox';

/** Referrals that may still be paid. Each keeps the rules and the amount that it came with. */
export const OpenReferrals = Type.Object({ open: Type.Integer({ minimum: 0 }) });
export type OpenReferrals = Static<typeof OpenReferrals>;
