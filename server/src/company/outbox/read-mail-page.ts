import type { ListReading, Page } from '../../platform/lists/list';
import { getConditions, readAlongIndex, readByHits } from '../../platform/lists/list-reading';

/** The index of searches finds the few messages that match; among the newest, most would not. */
export const readMailPage = <Criteria extends { search?: string }>(
  reading: ListReading<unknown, Criteria>,
): Promise<Page> =>
  reading.predicatesOf(reading.criteria).search
    ? readByHits(reading, [...reading.scope, ...getConditions(reading)])
    : readAlongIndex(reading);
