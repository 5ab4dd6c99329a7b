import type { HandedOver } from '../../../contract/people/person';
import { defineHook } from '../../platform/hook';

/** What of a person's responsibilities a wing gave to another, for the answer and for the audit log. */
export interface HandedOverPart {
  counts: Partial<HandedOver>;
  details: Readonly<Record<string, readonly number[] | number>>;
}

/** Another person takes over all that one is responsible for. */
export const workHandedOver = defineHook<{ from: number; to: number }, HandedOverPart>();

/** People lose what they may do, their places in hiring teams with it. */
export const peopleTakenOut = defineHook<{ ids: readonly number[]; actorId: number | null }>();

/** Whatever shows these people's names, or that they are there, is another version now. */
export const peopleShownAnew = defineHook<{ ids: readonly number[] }>();
