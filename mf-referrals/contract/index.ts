import { routeRef } from 'shell/sdk/define';

export const referrals = routeRef('referrals.overview');
export const totalReferrals = routeRef('referrals.total');
export const payableReferrals = routeRef('referrals.payable');
