import { defineHook } from '../../platform/hook';

export const referralsMade = defineHook<{ applicationIds: readonly number[] }>();
