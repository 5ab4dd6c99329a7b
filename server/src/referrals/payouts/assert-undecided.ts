import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import { decidedStates } from '../../../contract/referrals/payouts/payout-constants';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';

/** @throws AppError `IN_USE` when a payout of these applications is approved, exported or paid. */
export const assertPayoutsUndecided = async (
  db: Db,
  applicationIds: readonly number[],
): Promise<void> => {
  const decided = await db.one(sql`
    select from referral
    where (application_id = any (${[...applicationIds]}::integer[])
        or hire_id = any (${[...applicationIds]}::integer[]))
      and state = any (${[...decidedStates]}::text[]) limit 1`);
  if (decided) throw new AppError('IN_USE', { message: messages.payout.decided });
};
