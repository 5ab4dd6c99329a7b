import type { HandedOver } from '../../../contract/people/person';
import { defineHook } from '../../platform/hook';

/** One wing's share in a hand-over: the counts that are answered, and the ids for the audit log. */
export interface HandedOverPart {
  counts: Partial<HandedOver>;
  details: Readonly<Record<string, readonly number[] | number>>;
}

/** Another person takes over all that one is responsible for. */
export const workHandedOver = defineHook<{ from: number; to: number }, HandedOverPart>();

/** People lose what they may do, their places in hiring teams with it. */
export const peopleTakenOut = defineHook<{ ids: readonly number[]; actorId: number | null }>();

/** People were renamed, deleted or restored; records that show them become new versions. */
export const peopleShownAnew = defineHook<{ ids: readonly number[] }>();
