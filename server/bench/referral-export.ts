import type { MeasuredExport } from './export';
import { isDueSql, referralJoinsSql } from './payout-floor';

const name = (of: string): string => `btrim(${of}.first_name || ' ' || ${of}.last_name)`;

export const toMeasuredReferralExport = (rows: number): MeasuredExport => ({
  list: 'referral',
  rows,
  whole: rows,
  copy: `copy (
    select a.id, ${name('p')}, ${name('f')},
      to_char(r.referred_at at time zone 'Asia/Kolkata', 'MM/DD/YYYY'), j.title, j.code, ${name('c')},
      s.name, to_char(a.joining_date, 'MM/DD/YYYY'), to_char(r.payable_on, 'MM/DD/YYYY'),
      case when ${isDueSql} then 'due' else r.state end, trim_scale(r.amount_minor / 100.0), r.currency,
      r.remark
    from referral r ${referralJoinsSql} left join app_user c on c.id = a.recruiter_id
    order by r.referred_at desc, r.application_id desc limit ${rows}) to stdout with csv`,
});
