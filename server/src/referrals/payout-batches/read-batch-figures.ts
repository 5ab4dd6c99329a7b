import sql, { type Sql } from 'sql-template-tag';
import type { BatchFigure } from '../../../contract/referrals/payout-batches/payout-batch';
import { waitingBatches } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { Db } from '../../platform/db/database';
import { batchJoins } from './payout-batches.list';

interface CurrencyBatchFigure extends Pick<
  BatchFigure,
  'state' | 'batches' | 'payouts' | 'longest'
> {
  currency: string;
  amount: number;
}

/** SQL of batches with unconfirmed payouts, found from these payouts, since they are few. */
const selectUnconfirmedBatches = sql`
  select line.batch_id from referral join payout_batch_row line
    on line.referral_id = referral.id and line.left_out is null
  where referral.state = 'exported'`;

const toCompanyDay = (instant: Sql): Sql => sql`(${instant} at time zone company_zone())::date`;

const stateSinceDay = sql`case batch.state
  when 'open' then ${toCompanyDay(sql`batch.created_at`)}
  when 'approved' then ${toCompanyDay(sql`(
    select max(at) from payout_batch_approval where batch_id = batch.id)`)}
  else ${toCompanyDay(sql`batch.exported_at`)} end`;

/** Counts batches by state, including states with none. */
export const readBatchFigures = async (db: Db, today: string): Promise<BatchFigure[]> => {
  const found = await db.many<CurrencyBatchFigure>(sql`
    select batch.state, batch.currency, count(*)::integer as batches,
      sum(sums.rows)::integer as payouts, max(${today}::date - ${stateSinceDay}) as longest,
      (sum(sums.amount_minor) / 100.0)::float8 as amount
    from payout_batch batch ${batchJoins}
    where batch.state in ('open', 'approved')
      or (batch.state = 'exported' and batch.id in (${selectUnconfirmedBatches}))
    group by batch.state, batch.currency order by batch.currency`);
  return waitingBatches.map((state): BatchFigure => {
    const these = found.filter((part) => part.state === state);
    return {
      state,
      batches: these.reduce((sum, { batches }) => sum + batches, 0),
      payouts: these.reduce((sum, { payouts }) => sum + payouts, 0),
      longest: these.length > 0 ? Math.max(0, ...these.map(({ longest }) => longest ?? 0)) : null,
      amounts: these.map(({ currency, amount }) => ({ currency, amount })),
    };
  });
};
