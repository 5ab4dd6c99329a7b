import sql from 'sql-template-tag';
import type { ReferralSummary } from '../../contract/referrals/referral';
import { referralTypes } from '../../contract/referrals/payout-constants';
import type { Db } from '../db/database';
import { allOf, conditionsOf } from '../lists/criteria';
import { referralList, type ReferralReader } from './referrals.list';

/** How many referrals the lists of all and of payable ones have. */
export const getReferralSummary = async (
  db: Db,
  reader: ReferralReader,
): Promise<ReferralSummary> => {
  const payable = allOf(conditionsOf(referralList, { type: referralTypes.payable }, reader));
  const counted = await db.one<ReferralSummary>(sql`
    select count(*)::integer as total, count(*) filter (where ${payable})::integer as payable
    from referral where ${reader.scope}`);
  return counted ?? { total: 0, payable: 0 };
};
