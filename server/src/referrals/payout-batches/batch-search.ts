import sql from 'sql-template-tag';
import { createListSearchSource } from '../../platform/lists/list-search-source';
import { canSeeBatches } from '../payouts/current-batch';
import { batchList, batchState } from './payout-batches.list';

export const batchSearch = createListSearchSource({
  ...{ kind: 'payout-batch', one: 'payout batch', many: 'payout batches', order: 45 },
  ...{ route: 'referrals.batch', list: 'referrals.batches' },
  searched: batchList,
  toReader: (viewer) => (canSeeBatches(viewer) ? viewer : undefined),
  title: sql`'Payout batch ' || batch.id`,
  code: sql`batch.id::text`,
  detail: sql`to_char(batch.created_at at time zone company_zone(), 'MM/DD/YYYY') || ' · ' || initcap(${batchState})`,
  at: sql`batch.created_at`,
});
