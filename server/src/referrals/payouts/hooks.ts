import { defineHook } from '../../platform/hook';

/** Applications are referrals from now on, each with its promise. */
export const referralsMade = defineHook<{ applicationIds: readonly number[] }>();
