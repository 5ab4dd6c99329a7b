import sql from 'sql-template-tag';
import type { OpenReferrals } from '../../../contract/referrals/referral-rules/open-referrals';
import type { Db } from '../../platform/db/database';

/** Counts referrals with an open payout and an open or hired application, and sums up their amounts. */
export const readOpenReferrals = async (db: Db): Promise<OpenReferrals> => {
  const rows = await db.many<{
    currency: string;
    open: number;
    priced: number;
    amount: number;
  }>(sql`
    select referral.currency, count(*)::integer as open,
      count(nullif(referral.amount_minor, 0))::integer as priced,
      coalesce(sum(referral.amount_minor), 0) / 100.0 as amount
    from referral
      join application on application.id = coalesce(referral.hire_id, referral.application_id)
      join status on status.id = application.status_id
    where referral.state in ('waiting', 'approved', 'on-hold')
      and status.category not in ('rejected', 'withdrawn')
    group by referral.currency order by referral.currency`);
  const open = rows.reduce((sum, row) => sum + row.open, 0);
  return {
    open,
    unpriced: open - rows.reduce((sum, row) => sum + row.priced, 0),
    promised: rows
      .filter(({ amount }) => amount > 0)
      .map(({ currency, amount }) => ({ currency, amount })),
  };
};
