import sql from 'sql-template-tag';
import type { Viewer } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';

/**
 * True for users who may see batches, which needs scope `all` for referrals and amounts: a batch contains
 * those of all jobs.
 */
export const canSeeBatches = ({ grants }: Pick<Viewer, 'grants'>): boolean =>
  grants.get('referral:view')?.scope === 'all' && grants.get('amounts:view')?.scope === 'all';

export const currentBatchIdSql = sql`(
  select batch_id from payout_batch_row
  where left_out is null and referral_id = referral.id)`;

export const readCurrentBatches = async (
  db: Db,
  referralIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await db.many<{ referralId: number; batchId: number }>(sql`
    select referral_id as "referralId", batch_id as "batchId" from payout_batch_row
    where left_out is null and referral_id = any (${[...referralIds]}::integer[])`);
  return new Map(rows.map(({ referralId, batchId }) => [referralId, batchId]));
};
