import type { KeyRing } from '../../platform/access/key-ring';
import type { PersonalData } from '../../platform/personal-data';

export interface ErasureDependencies {
  keys: KeyRing;
  /** Personal data of all domains, in the order of their erasure. */
  data: readonly PersonalData[];
}

export interface ErasureCause {
  /** Id of the user who anonymised the person; null for a retention rule or the ledger. */
  actorId: number | null;
  reason: string;
  rule: string;
  /** Time of an earlier erasure that is repeated; by default now. */
  erasedAt?: string;
}
