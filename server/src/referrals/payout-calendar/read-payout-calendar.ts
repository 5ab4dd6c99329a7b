import sql, { type Sql } from 'sql-template-tag';
import type {
  CalendarLine,
  CalendarQuery,
} from '../../../contract/referrals/payout-calendar/payout-calendar';
import type { SharedReads } from '../../platform/db/shared-reads';
import {
  referralJoins,
  isPayoutToBePaidSql,
  missingEmploymentConfirmationSql,
} from '../payouts/referral-facts';
import type { ReferralReader } from '../payouts/referral-reader';
import { toNaturalOrder } from '../../platform/lists/sort-order';

export const isJobInDepartmentSql = ({ departmentId }: CalendarQuery): Sql =>
  departmentId ? sql`job.department_id = ${departmentId}` : sql`true`;

export const readPayoutCalendar = (
  reads: SharedReads,
  query: CalendarQuery,
  { scope, amounts }: ReferralReader,
): Promise<readonly CalendarLine[]> =>
  reads.many<CalendarLine>(sql`
    with owed as (
      select ${missingEmploymentConfirmationSql} as missing, to_char(referral.payable_on, 'YYYY-MM') as month,
        job.department_id, referral.currency, referral.amount_minor
      from referral ${referralJoins} where ${scope} and ${isJobInDepartmentSql(query)} and ${isPayoutToBePaidSql}),
    part as (
      select missing, case when missing is null then month end as month, department_id, currency,
        count(*) as payouts, sum(amount_minor) as amount_minor
      from owed group by 1, 2, 3, 4)
    select part.month, part.missing, department.id as "departmentId", department.name as department,
      sum(part.payouts)::integer as payouts
      ${
        amounts
          ? sql`, json_agg(json_build_object('currency', part.currency,
              'amount', trim_scale(part.amount_minor / 100.0)) order by part.currency) as amounts`
          : sql``
      }
    from part join department on department.id = part.department_id
    group by part.month, part.missing, department.id
    order by part.month, part.missing, ${toNaturalOrder(sql`department.name`)}, department.id`);
