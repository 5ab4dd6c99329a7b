import { defineHook } from '../../platform/hook';

/** Interviews were scheduled, moved, or given to other people. */
export const interviewsPlanned = defineHook<{ ids: readonly number[] }>();
