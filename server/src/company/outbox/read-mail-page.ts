import type { ListReading, ListPage } from '../../platform/lists/list';
import {
  getListConditions,
  readAlongIndex,
  readByMatchingRows,
} from '../../platform/lists/list-reading';

/** Few messages match a search, so the search index is read first instead of the newest messages. */
export const readMailPage = <Criteria extends { search?: string }>(
  reading: ListReading<unknown, Criteria>,
): Promise<ListPage> =>
  reading.predicatesOf(reading.criteria).search
    ? readByMatchingRows(reading, [...reading.scope, ...getListConditions(reading)])
    : readAlongIndex(reading);
