import sql from 'sql-template-tag';
import type { TimeZoneEffect } from '../../../contract/platform/company/company';
import type { Db } from '../../platform/db/database';

export const readTimeZoneEffect = async (db: Db, timeZone: string): Promise<TimeZoneEffect> => {
  const row = await db.one<TimeZoneEffect>(sql`
    with days as (
      select (now() at time zone company_zone())::date as today,
        (now() at time zone ${timeZone})::date as then)
    select today, days.then as "todayThen",
      (select count(*) from job where not is_expired and expiry_date < days.then) as "jobsExpiring",
      (select count(*) from job where is_expired and expiry_date >= days.then) as "jobsReopening"
    from days`);
  if (!row) throw new Error('A day was not answered');
  return row;
};
