import sql from 'sql-template-tag';
import type { Viewer } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';

/** A batch holds referrals of all jobs with their amounts, so it is for those who see all of both. */
export const seesBatches = ({ grants }: Pick<Viewer, 'grants'>): boolean =>
  grants.get('referral:view')?.scope === 'all' && grants.get('amounts:view')?.scope === 'all';

/** The batch that a payout goes out with, over `referral`. */
export const standingBatch = sql`(
  select batch_id from payout_batch_row
  where left_out is null and referral_id = referral.id)`;

/** The batches that referrals go out with, by the ids of the referrals. */
export const standingBatches = async (
  db: Db,
  referralIds: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await db.many<{ referralId: number; batchId: number }>(sql`
    select referral_id as "referralId", batch_id as "batchId" from payout_batch_row
    where left_out is null and referral_id = any (${[...referralIds]}::integer[])`);
  return new Map(rows.map(({ referralId, batchId }) => [referralId, batchId]));
};
