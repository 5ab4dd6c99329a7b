import { defineHook } from '../../platform/hook';

/** Runs when interviews were scheduled or moved, or their participants changed. */
export const interviewsPlanned = defineHook<{ ids: readonly number[] }>();
