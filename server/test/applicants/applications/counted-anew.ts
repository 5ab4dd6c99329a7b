import sql from 'sql-template-tag';
import type { Db } from '../../../src/platform/db/database';

const filed = sql`id, job_id, source_id, created_at, name_key, last_name_key, search_key, experience_key`;

/** Totals maintained by triggers that differ from a fresh count; empty if all are correct. */
export const findWrongTotals = async (db: Db): Promise<unknown[]> => [
  ...(await db.many(sql`
    with company_day as (
      select status_id, coalesce(source_id, -1) as source_id, created_at, zone,
        date_trunc('day', created_at at time zone zone) as day
      from application, (select time_zone as zone from company) company),
    counted as (
      select 'h'::"char" as unit, 0 as status_id, 0 as source_id, day + interval '1 hour' * least(23, floor(
        extract(epoch from created_at - (day at time zone zone)) / 3600)) as starts, count(*) as n
      from company_day group by starts
      union all
      select 'm', 0, 0, date_trunc('month', day), count(*) from company_day group by 4
      union all
      select 'd', s, o, day, count(*)
      from company_day, lateral (values (0, 0), (0, source_id), (status_id, source_id)) one (s, o)
      group by 2, 3, 4
      union all
      select 'y', s, source_id, date_trunc('year', day), count(*)
      from company_day, lateral (values (0), (status_id)) one (s) group by 2, 3, 4)
    select * from counted full join (select * from application_total where n <> 0) kept
      using (unit, status_id, source_id, starts) where counted.n is distinct from kept.n`)),
  ...(await db.many(sql`
    select * from (
      select job_id, coalesce(recruiter_id, 0) as recruiter_id, status_id, count(*) as n
      from application group by 1, 2, 3) counted
      full join (select * from application_job_total where n <> 0) kept
        using (job_id, recruiter_id, status_id)
    where counted.n is distinct from kept.n`)),
  ...(await db.many(sql`
    select * from (
      select stage_id, status_id, count(*) as n from application where stage_id is not null
      group by 1, 2) counted
      full join (select * from application_stage_total where n <> 0) kept using (stage_id, status_id)
    where counted.n is distinct from kept.n`)),
  ...(await db.many(sql`
    (select ${filed} from application except select ${filed} from filed_application)
    union all (select ${filed} from filed_application except select ${filed} from application)`)),
];
