import type { MailFilter } from '../../../contract/company/outbox/mail-message';
import type { ListReading, Page } from '../../platform/lists/list';
import { getConditions, readAlongIndex, readByHits } from '../../platform/lists/list-reading';

/** The index of searches finds the few messages that match; along the newest, most would not. */
export const readMailPage = <Reader>(reading: ListReading<Reader, MailFilter>): Promise<Page> =>
  reading.criteria.search === undefined
    ? readAlongIndex(reading)
    : readByHits(reading, [...reading.scope, ...getConditions(reading)]);
