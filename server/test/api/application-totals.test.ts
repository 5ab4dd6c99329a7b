import sql from 'sql-template-tag';
import type { Many } from '../../contract/answer';
import type { ApplicationRow } from '../../contract/applicants/application';
import { onBothDatabases, type Caller } from '../server';

onBothDatabases(
  (server) => {
    let administrator: Caller;
    beforeAll(async () => {
      administrator = await server().signInAs('administrator');
    });
    const ask = async (query: Record<string, string>) => {
      const answer = await administrator.send('GET', '/api/v2/application', { query });
      expect(answer.statusCode).toBe(200);
      return answer.json() as Many<ApplicationRow>;
    };
    const expectFarPages = async (query: Record<string, string>, order: string) => {
      const rows = await server().db.many<{ id: number }>(
        sql([`select id from application order by ${order}`]),
      );
      const ids = rows.map(({ id }) => id);
      for (let page = 21; page <= ids.length / 10 + 1; page += 7) {
        const { data } = await ask({ ...query, page: String(page) });
        expect(data.map(({ id }) => id)).toEqual(ids.slice(page * 10 - 10, page * 10));
      }
    };

    it('keeps totals exact through writes of every kind, and in another time zone', async () => {
      const { db } = server();
      await db.transaction(async (inner) => {
        await inner.run(sql`update application set status_id = 2, source_id = 4 where id % 7 = 0`);
        await inner.run(sql`update application set source_id = null where id % 50 = 0`);
        await inner.run(
          sql`update application set created_at = created_at - interval '3 days' where id % 90 = 0`,
        );
        await inner.run(sql`update application set stage_id = 1 + id % 3 where id % 13 = 0`);
        await inner.run(sql`update application set stage_id = null where id % 60 = 0`);
        await inner.run(sql`
          update application set recruiter_id = nullif(id % 5, 0) where id % 17 = 0`);
        await inner.run(sql`update application set experience = id % 9 where id % 19 = 0`);
        await inner.run(sql`delete from application where id % 11 = 0`);
        await inner.run(sql`delete from job where id = 9`);
        await inner.run(sql`update applicant set first_name = 'Zebulon' where id % 100 = 3`);
      });
      // A day of twenty-five hours, and one of twenty-three and a half, have applications in each of them.
      await db.run(sql`
        update application set created_at = case when id % 2 = 0 then '2025-11-02T03:30Z'::timestamptz
          else '2025-10-04T12:30Z'::timestamptz end + (id % 53) * interval '30 minutes'
        where id between 1000 and 1400`);
      for (const zone of [
        'Asia/Kolkata',
        'America/New_York',
        'Australia/Lord_Howe',
        'Asia/Kolkata',
      ]) {
        await db.run(sql`update company set time_zone = ${zone}`);
        await expectFarPages({}, 'created_at desc, id desc');
        await expectFarPages({ sort: 'date' }, 'created_at, id');
        const wrong = await db.many(sql`
          with day as (
            select status_id, coalesce(source_id, -1) as source_id,
              created_at, date_trunc('day', created_at at time zone ${zone}) as day from application),
          counted as (
            select 'h'::"char" as unit, 0 as status_id, 0 as source_id, day + interval '1 hour' * least(23, floor(
              extract(epoch from created_at - (day at time zone ${zone})) / 3600)) as starts, count(*) as n
            from day group by starts
            union all
            select 'm', 0, 0, date_trunc('month', day), count(*) from day group by 4
            union all
            select 'd', s, o, day, count(*)
            from day, lateral (values (0, 0), (0, source_id), (status_id, source_id)) one (s, o)
            group by 2, 3, 4
            union all
            select 'y', s, source_id, date_trunc('year', day), count(*)
            from day, lateral (values (0), (status_id)) one (s) group by 2, 3, 4)
          select * from counted full join (select * from application_total where n <> 0) kept
            using (unit, status_id, source_id, starts) where counted.n is distinct from kept.n`);
        expect(wrong).toEqual([]);
      }
      const jobs = await db.many(sql`
        select * from (
          select job_id, coalesce(recruiter_id, 0) as recruiter_id, status_id, count(*) as n
          from application group by 1, 2, 3) counted
          full join (select * from application_job_total where n <> 0) kept
            using (job_id, recruiter_id, status_id)
        where counted.n is distinct from kept.n`);
      expect(jobs).toEqual([]);
      const stages = await db.many(sql`
        select * from (
          select stage_id, status_id, count(*) as n from application where stage_id is not null
          group by 1, 2) counted
          full join (select * from application_stage_total where n <> 0) kept
            using (stage_id, status_id)
        where counted.n is distinct from kept.n`);
      expect(stages).toEqual([]);
      const filed = sql`id, job_id, source_id, created_at, name_key, last_name_key, search_key, experience_key`;
      expect(
        await db.many(sql`
          (select ${filed} from application except select ${filed} from filed_application)
          union all (select ${filed} from filed_application except select ${filed} from application)`),
      ).toEqual([]);
      expect((await ask({ search: 'zebulon' })).meta.total).toBeGreaterThan(10);
    });
  },
  {
    data: { jobs: 60, applications: 5_000 },
  },
);
