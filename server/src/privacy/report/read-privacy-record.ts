import sql from 'sql-template-tag';
import type { PrivacyRecord } from '../../../contract/privacy/report/privacy-record';
import { requestKindNames } from '../../../contract/privacy/requests/privacy-request-constants';
import type { Db } from '../../platform/db/database';
import { readerNameSql } from '../reading/readings.list';

const maxExports = 50;

export const readPrivacyRecord = async (db: Db): Promise<PrivacyRecord> => {
  const row = await db.one<PrivacyRecord>(sql`
    with figures as (
      select kind, count(*)::integer as asked,
        count(*) filter (where state = 'done')::integer as answered,
        count(*) filter (where state = 'refused')::integer as refused,
        count(*) filter (where
          (coalesce(closed_at, now()) at time zone company_zone())::date > due_on)::integer as late,
        round(percentile_cont(0.5) within group (
          order by extract(epoch from closed_at - made_at) / 86400)) as median
      from privacy_request where made_at > now() - interval '1 year' group by kind),
    newest as (
      select * from record_reading where kind = 'export' and day > current_date - 365
      order by at desc, id desc limit ${maxExports})
    select
      (select json_agg(json_build_object('kind', kinds.kind, 'asked', coalesce(asked, 0),
          'answered', coalesce(answered, 0), 'refused', coalesce(refused, 0),
          'late', coalesce(late, 0), 'medianDays', median) order by kinds.place)
        from unnest(${[...requestKindNames]}::text[]) with ordinality kinds (kind, place)
          left join figures on figures.kind = kinds.kind) as requests,
      coalesce((select json_agg(json_build_object('id', reading.id, 'list', reading.list,
          'name', ${readerNameSql}, 'day', reading.day, 'applicants', reading.rows)
          order by reading.at desc, reading.id desc)
        from newest reading), '[]') as exports`);
  if (!row) throw new Error('The record of privacy answered no row');
  return row;
};
