import sql, { type Sql } from 'sql-template-tag';
import type { JobQuery } from '../../../contract/jobs/postings/job';
import type { Actor } from '../../../src/platform/access/actor';
import { jobsInScope } from '../../../src/platform/hiring-parts/job-scope';
import { getRoleGrants } from '../../../src/platform/access/access-table';
import { directoryLists } from '../../../src/company/directory/directory.list';
import { jobList } from '../../../src/jobs/postings/jobs.list';
import { readListPage } from '../../../src/platform/lists/read-list-page';
import { readRecordUsage } from '../../../src/platform/lists/assert-unused';
import { toJobView } from '../../../src/jobs/postings/row-json';
import { countTableScans } from '../../scans-of';
import { onDatabase } from '../../server';

/** A user who sees all jobs but edits only those of their groups, so each row's actions differ. */
const recruiter: Actor = {
  userId: 3,
  sessionId: '',
  app: '',
  roles: ['recruiter', 'auditor'],
  grants: getRoleGrants(['recruiter', 'auditor']),
};
const view = toJobView(recruiter);
interface Reach {
  scope: Sql;
  groupsOf?: number;
}
const everything: Reach = { scope: sql`true` };
const ownGroups: Reach = {
  scope: jobsInScope({ scope: 'groups' }, recruiter),
  groupsOf: recruiter.userId,
};
const assigned: Reach = {
  scope: jobsInScope({ scope: 'assigned' }, recruiter),
};

const queries: [string, JobQuery, Reach][] = [
  ['the first page', {}, everything],
  ['active jobs', { activeJobs: 'true' }, everything],
  ['expired, saved jobs', { expiredJobs: 'true', jobPublishedSaveStatus: 30 }, everything],
  ['a page in the middle', { page: 250 }, everything],
  ['the last page', { page: 506 }, everything],
  ['sorted by title', { sort: 'title' }, everything],
  ['sorted by positions', { sort: '-positions' }, everything],
  ['sorted by applicants', { sort: '-applicants' }, everything],
  ['active jobs by expiry', { sort: 'expiryDate', activeJobs: 'true' }, everything],
  ['a search', { search: 'engineer' }, everything],
  ['a search by two letters', { search: 'qa' }, everything],
  ['a department', { departmentId: 11, activeJobs: 'true' }, everything],
  ['a department by title', { departmentId: 11, sort: 'title' }, everything],
  ['a month', { fromDate: '2026-01-01', toDate: '2026-01-31' }, everything],
  ['a location', { locationId: 3 }, everything],
  ['the jobs of my groups', {}, ownGroups],
  ['the active jobs of my groups', { activeJobs: 'true' }, ownGroups],
  ['a deep page of my groups', { page: 4 }, ownGroups],
  ['the jobs of my groups by title', { sort: 'title' }, ownGroups],
  ['the jobs of my groups by applicants', { sort: '-applicants' }, ownGroups],
  ['a search in my groups', { search: 'engineer' }, ownGroups],
  ['the jobs assigned to me', {}, assigned],
];

onDatabase(
  (server) => {
    it.each(queries)(
      'the query "%s" finds jobs without reading the whole table',
      async (_, query, reach) => {
        const scans = await countTableScans(server().db, ['job'], (db) =>
          readListPage(db, jobList, query, { ...view, ...reach, timeZone: 'Asia/Kolkata' }),
        );
        expect(scans).toBe(0);
      },
    );

    it.each(['departments', 'divisions', 'designations', 'functions'] as const)(
      'the jobs of %s are counted without reading the whole table',
      async (kind) => {
        const scans = await countTableScans(server().db, ['job'], (db) =>
          readRecordUsage(db, directoryLists[kind], [sql`record.id = 1`]),
        );
        expect(scans).toBe(0);
      },
    );

    it('the check for reads of a whole table detects such a read', async () => {
      const scans = await countTableScans(server().db, ['job'], (db) =>
        db.many(sql`select count(*) from job where description like '%x%'`),
      );
      expect(scans).toBe(1);
    });
  },
  {
    data: 'jobs',
    fill: async (db) => {
      await db.run(sql`
        insert into hiring_group (name) select 'Team ' || n from generate_series(7, 100) n`);
      await db.run(sql`update job set group_id = 1 + id % 100`);
      await db.run(sql`vacuum (analyze) job`);
    },
  },
);
