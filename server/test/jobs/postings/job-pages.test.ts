import sql from 'sql-template-tag';
import type { JobPage } from '../../../contract/jobs/postings/job';
import { onDatabase, type Caller } from '../../server';

type Query = Record<string, string>;

const queries: [string, Query, condition: string, order: string][] = [
  ['every job', {}, 'true', 'desc'],
  ['the oldest first', { sort: 'openDate' }, 'true', 'asc'],
  ['active jobs', { activeJobs: 'true' }, 'not is_expired', 'desc'],
  [
    'expired, saved jobs',
    { expiredJobs: 'true', jobPublishedSaveStatus: '30' },
    'is_expired and not is_published',
    'desc',
  ],
];

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const expectPages = async (query: Query, condition: string, order: string) => {
      const rows = await server().db.many<{ id: number }>(
        sql([`select id from job where ${condition} order by created_at ${order}, id ${order}`]),
      );
      const ids = rows.map(({ id }) => id);
      const last = Math.ceil(ids.length / 10);
      for (const page of [1, 20, 21, 22, Math.floor(last / 2), last - 1, last, last + 1]) {
        const answer = await caller.send('GET', '/api/v1/job', {
          query: { ...query, page: String(page) },
        });
        const { data, meta } = answer.json() as JobPage;
        expect([page, data.map(({ id }) => id)]).toEqual([
          page,
          ids.slice(page * 10 - 10, page * 10),
        ]);
        expect([meta.total, meta.last_page]).toEqual([ids.length, last]);
      }
    };

    it.each(queries)(
      'the pages of "%s" have the right rows, even far from the first page',
      (_, query, condition, order) => expectPages(query, condition, order),
    );

    it('pages of jobs remain right after changes of opening day, expiry and time zone, and deletions', async () => {
      const { db } = server();
      await db.run(
        sql`update job set created_at = created_at - interval '70 days' where id % 9 = 0`,
      );
      await db.run(sql`update job set is_expired = not is_expired where id % 10 = 1`);
      await db.run(sql`delete from job where id % 13 = 0`);
      for (const zone of ['America/New_York', 'Asia/Kolkata']) {
        await db.run(sql`update company set time_zone = ${zone}`);
        for (const [, query, condition, order] of queries)
          await expectPages(query, condition, order);
      }
    });
  },
  {
    data: 'jobs',
  },
);
