import type { HandedOver } from '../../../contract/identity/people/person';
import { defineHook } from '../../platform/hook';

/** Result of the hand-over in one domain: counts for the response, and ids for the audit log. */
export interface HandOverResult {
  counts: Partial<HandedOver>;
  details: Readonly<Record<string, readonly number[] | number>>;
}

export const workHandedOver = defineHook<
  { from: number; to: number; actorId: number },
  HandOverResult
>();

/** Runs when people lose their roles and leave their hiring teams. */
export const peopleRemoved = defineHook<{ ids: readonly number[]; actorId: number | null }>();

/** Runs when people were renamed, deleted or restored: records that show their names need a new version. */
export const peopleDisplayChanged = defineHook<{ ids: readonly number[] }>();
