import type { Many } from 'server/contract/answer';
import type { DuplicatePair } from 'server/contract/duplicates/duplicate';

/**
 * Whether a pair is in the queue no longer. The newest come first, so one that is missing from a
 * page may also stand on the page before or behind it.
 */
export const hasLeft = (pairId: number, { data, meta }: Many<DuplicatePair>): boolean => {
  if (data.some(({ id }) => id === pairId)) return false;
  const isBehindFirst = meta.current_page <= 1 || data.some(({ id }) => id > pairId);
  const isBeforeLast = meta.current_page >= meta.last_page || data.some(({ id }) => id < pairId);
  return isBehindFirst && isBeforeLast;
};
