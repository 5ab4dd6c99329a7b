import sql from 'sql-template-tag';
import type { ReferralSummary } from '../../../contract/referrals/payouts/referral';
import { referralTypes } from '../../../contract/referrals/payouts/payout-constants';
import { isAllRecords } from '../../platform/access/scope';
import type { SharedReads } from '../../platform/db/shared-reads';
import { isReferralAmongApplicationsSql, countReferralsByApplication } from './application-filters';
import type { ReferralReader } from './referral-reader';

const payableFilter = { type: referralTypes.payable };

export const getReferralSummary = async (
  reads: Pick<SharedReads, 'many'>,
  { scope }: ReferralReader,
): Promise<ReferralSummary> => {
  const ofPayable =
    (isAllRecords(scope) ? countReferralsByApplication(payableFilter) : undefined) ??
    sql`select count(*) from referral where ${scope} and ${isReferralAmongApplicationsSql(payableFilter)}`;
  const [counted] = await reads.many<ReferralSummary>(sql`
    select (select count(*) from referral where ${scope})::integer as total,
      (${ofPayable})::integer as payable`);
  return counted ?? { total: 0, payable: 0 };
};
