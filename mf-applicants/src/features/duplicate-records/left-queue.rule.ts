import type { Many } from 'server/contract/answer';
import type { DuplicatePair } from 'server/contract/applicants/duplicates/duplicate';

/**
 * Pairs are sorted newest first, so a pair that is missing from this page may be on the next or previous one.
 */
export const hasPairLeftQueue = (pairId: number, { data, meta }: Many<DuplicatePair>): boolean => {
  if (data.some(({ id }) => id === pairId)) return false;
  const isBehindFirst = meta.current_page <= 1 || data.some(({ id }) => id > pairId);
  const isBeforeLast = meta.current_page >= meta.last_page || data.some(({ id }) => id < pairId);
  return isBehindFirst && isBeforeLast;
};
