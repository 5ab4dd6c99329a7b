import type { Many } from 'server/contract/answer';
import type { DuplicatePair, DuplicateQuery } from 'server/contract/duplicates/duplicate';
import { getDuplicates } from 'server/contract/duplicates/duplicate.calls';
import { useRead, type Read } from 'shared-auth';

/** One page of pairs, and how many there are. */
export const useDuplicates = (query: DuplicateQuery): Read<Many<DuplicatePair>> =>
  useRead(getDuplicates, { query });
