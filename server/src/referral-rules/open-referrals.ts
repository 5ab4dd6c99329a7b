import sql from 'sql-template-tag';
import type { OpenReferrals } from '../../contract/referral-rules/open-referrals';
import type { Db } from '../db/database';

/** How many applicants who were referred have neither been rejected nor withdrawn. */
export const readOpenReferrals = async (db: Db): Promise<OpenReferrals> => {
  const counted = await db.one<OpenReferrals>(sql`
    select count(*)::integer as open from application join status on status.id = status_id
    where referrer_id is not null and category not in ('rejected', 'withdrawn')`);
  return counted ?? { open: 0 };
};
