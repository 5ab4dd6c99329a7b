import type { KeyRing } from '../../platform/access/key-ring';
import type { PersonalData } from '../../platform/personal-data';

/** What an erasure needs. */
export interface ErasureParts {
  keys: KeyRing;
  /** Personal data of all domains, in the order of erasing. */
  data: readonly PersonalData[];
}

/** Why, and by whom. */
export interface ErasureCause {
  /** Null where a rule or the ledger does it. */
  actorId: number | null;
  reason: string;
  rule: string;
  /** The moment of an earlier erasure that is done again; default: now. */
  erasedAt?: string;
}
