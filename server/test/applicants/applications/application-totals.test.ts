import sql from 'sql-template-tag';
import type { Many, One } from '../../../contract/answer';
import type { ApplicationRow } from '../../../contract/applicants/applications/application';
import type { StatusChanged } from '../../../contract/applicants/applications/application-status';
import { createRandom } from '../../../demo/random';
import { onDatabase, type Caller } from '../../server';
import { findWrongTotals } from './counted-anew';

const path = '/api/v1/multiple-status-change';

onDatabase(
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

    it('totals of applications are exact after every kind of change, and in another time zone', async () => {
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
      // Two changes of daylight saving time: a day of 25 hours and one of 23.5 hours.
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
        expect(await findWrongTotals(db)).toEqual([]);
      }
      expect((await ask({ search: 'zebulon' })).meta.total).toBeGreaterThan(10);
    });

    it('totals and indexes of applications are exact after random moves and undone moves', async () => {
      const { db } = server();
      const random = createRandom(11);
      const places = await db.many<{ stageId: number; statusId: number }>(sql`
        select stage_id as "stageId", status_id as "statusId" from stage_status
        order by stage_id, status_id`);
      const ids = (
        await db.many<{ id: number }>(sql`
          select application.id from application join job on job.id = job_id
          where pipeline_id is not null order by application.id`)
      ).map(({ id }) => id);
      let moved = 0;
      for (let round = 0; round < 15; round += 1) {
        const place = random.pick(places);
        const answer = await administrator.send('POST', path, {
          payload: {
            applicantId: random.some(ids, 60),
            ...place,
            ...(place.statusId === 19 && { joiningDate: '2027-03-01' }),
          },
        });
        expect(answer.statusCode).toBe(200);
        const { data } = answer.json() as One<StatusChanged>;
        moved += data.moved;
        if (data.undo && random.chance(0.3))
          await administrator.send('POST', `${path}/undo`, { payload: { id: data.undo.id } });
        expect(await findWrongTotals(db)).toEqual([]);
      }
      expect(moved).toBeGreaterThan(100);
    });
  },
  {
    data: 'applications',
  },
);
