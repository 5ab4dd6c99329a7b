import type { RouteRef } from 'shell/sdk/define';

export const referrals = 'referrals.overview' as RouteRef;
export const totalReferrals = 'referrals.total' as RouteRef;
export const payableReferrals = 'referrals.payable' as RouteRef;
