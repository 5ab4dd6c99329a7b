import type { HandedOver } from '../../../contract/identity/people/person';
import { defineHook } from '../../platform/hook';

/** Result of one domain: counts for the response, and ids for the audit log. */
export interface HandOverResult {
  counts: Partial<HandedOver>;
  details: Readonly<Record<string, readonly number[] | number>>;
}

/** Another person takes over one person's responsibilities. */
export const workHandedOver = defineHook<
  { from: number; to: number; actorId: number },
  HandOverResult
>();

/** People lost their roles and leave their hiring teams. */
export const peopleRemoved = defineHook<{ ids: readonly number[]; actorId: number | null }>();

/** People were renamed, deleted or restored; records that show them need a new version. */
export const peopleDisplayChanged = defineHook<{ ids: readonly number[] }>();
