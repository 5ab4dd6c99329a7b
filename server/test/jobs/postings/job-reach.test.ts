import sql from 'sql-template-tag';
import type { JobQuery } from '../../../contract/jobs/postings/job';
import { jobsInScope } from '../../../src/platform/hiring-parts/job-scope';
import { getRoleGrants } from '../../../src/platform/access/access-table';
import type { Database, Db } from '../../../src/platform/db/database';
import { jobList } from '../../../src/jobs/postings/jobs.list';
import { readListPage } from '../../../src/platform/lists/read-list-page';
import { toJobView } from '../../../src/jobs/postings/row-json';
import { onDatabase } from '../../server';

const userId = 3;
const scope = jobsInScope({ scope: 'groups' }, { userId });
const view = toJobView(
  { userId, sessionId: '', app: '', roles: ['recruiter'], grants: getRoleGrants(['recruiter']) },
  { scope: 'groups' },
);

const queries: JobQuery[] = [
  {},
  { page: 2, limit: 100 },
  { page: 15, limit: 100 },
  { activeJobs: 'true' },
  { expiredJobs: 'true', jobPublishedSaveStatus: 30 },
  { jobPublishedSaveStatus: 20, page: 3 },
  { sort: 'openDate' },
  { sort: 'title', limit: 50 },
  { sort: '-applicants', activeJobs: 'true' },
  { page: 10_000 },
];

const visitsOf = (database: Database, work: (db: Db) => Promise<unknown>): Promise<number> =>
  database.transaction(async (inner) => {
    const counted = async () =>
      (
        await inner.one<{ n: number }>(sql`
          select seq_tup_read + idx_tup_fetch as n
          from pg_stat_xact_user_tables where relname = 'job'`)
      )?.n ?? 0;
    const before = await counted();
    await work(inner);
    return (await counted()) - before;
  });

onDatabase(
  (server) => {
    const read = async (db: Db, query: JobQuery, groupsOf?: number) =>
      JSON.parse(
        await readListPage(db, jobList, query, {
          ...view,
          scope,
          groupsOf,
          timeZone: 'Asia/Kolkata',
        }),
      );

    it.each([{}, { activeJobs: 'true' }, { sort: 'title' }, { sort: '-applicants' }] as const)(
      'a page of jobs for %j reads its own rows only, however many jobs the teams have',
      async (query) => {
        const near = await visitsOf(server().db, (db) => read(db, query, userId));
        const each = await visitsOf(server().db, (db) => read(db, query));
        expect(each).toBeGreaterThan(1_000);
        expect(near).toBeLessThan(100);
      },
    );

    const expectSame = async (asked: readonly JobQuery[]) => {
      for (const query of asked)
        expect([query, await read(server().db, query, userId)]).toEqual([
          query,
          await read(server().db, query),
        ]);
    };

    it('a person in some of the teams gets exactly the jobs of those teams, with exact totals', async () => {
      await expectSame(queries);
      const { meta } = await read(server().db, {}, userId);
      const counted = await server().db.one(sql`
        select count(*) as total, sum(number_of_positions) filter (where job_status_id <> 3) as openings from job where ${scope}`);
      expect(meta).toMatchObject(counted ?? {});
    });

    it('the job list remains exact when jobs move, end, are published or deleted, or teams change', async () => {
      const changes = [
        sql`update job set group_id = 5 where id % 7 = 0`,
        sql`update job set group_id = null where id % 11 = 0`,
        sql`update job set created_by = ${userId} where id % 13 = 0`,
        sql`update job set is_expired = not is_expired where id % 17 = 0`,
        sql`update job set number_of_positions = 50 where id % 19 = 0`,
        sql`update job set job_status_id = 3 where id % 6 = 0`,
        sql`update job set job_status_id = 1 where id % 12 = 0`,
        sql`update publication set state = 'withdrawn' where job_id % 5 = 0`,
        sql`delete from job where id % 23 = 0`,
        sql`insert into group_member (group_id, user_id) values (5, ${userId}) on conflict do nothing`,
        sql`delete from group_member where user_id = ${userId} and group_id = 1`,
      ];
      for (const change of changes) {
        await server().db.run(change);
        await expectSame([{ page: 3, limit: 100 }, { activeJobs: 'true' }]);
      }
    });
  },
  {
    data: 'jobs',
    fill: async (db) => {
      await db.run(sql`
        insert into group_member (group_id, user_id) select n, ${userId} from generate_series(1, 2) n
        on conflict do nothing`);
      // Index-only scans need the visibility map, which vacuum writes.
      await db.run(sql`vacuum job`);
    },
  },
);
