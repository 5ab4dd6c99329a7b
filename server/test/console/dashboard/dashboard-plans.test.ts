import sql, { type Sql } from 'sql-template-tag';
import { allRecords } from '../../../src/platform/access/scope';
import { getRoleGrants } from '../../../src/platform/access/access-table';
import type { ApplicationReader } from '../../../src/applicants/applications/criteria';
import {
  selectHireTimes,
  selectOpenJobAges,
  selectStageTimes,
} from '../../../src/console/dashboard/hiring-times';
import { recruiterProgress } from '../../../src/console/dashboard/recruiter-progress';
import { selectSourceFigures } from '../../../src/console/dashboard/source-figures';
import { selectTrendingJobs } from '../../../src/console/dashboard/trending-jobs';
import { readWaitingWork } from '../../../src/console/dashboard/read-waiting-work';
import type { Database, Db } from '../../../src/platform/db/database';
import { jobsInScope } from '../../../src/platform/hiring-parts/job-scope';
import { domains } from '../../../src/start/domains';
import { companyToday } from '../../company-today';
import { onDatabase } from '../../server';

const waiting = domains.flatMap((domain) => domain.waiting ?? []);
const day = companyToday();
const days = { fromDate: day.slice(0, 8) + '01', toDate: day };
const reader = (scope: Sql): ApplicationReader => ({
  scope,
  timeZone: 'Asia/Kolkata',
  isMasked: false,
});
const all = reader(allRecords);
const groups = reader(jobsInScope({ scope: 'groups' }, { userId: 3 }));

const figures: [string, Sql][] = [all, groups].flatMap((by): [string, Sql][] => {
  const whose = by === all ? 'everybody' : 'my groups';
  return [
    [`sources of ${whose}`, selectSourceFigures({}, by)],
    [`sources of ${whose} on some days`, selectSourceFigures(days, by)],
    [`sources of ${whose} in a department`, selectSourceFigures({ departmentId: 3 }, by)],
    [`recruiters of ${whose}`, recruiterProgress({}, by)],
    [`recruiters of ${whose} on some days`, recruiterProgress(days, by)],
    [`recruiters of ${whose} at a job`, recruiterProgress({ jobId: 70, ...days }, by)],
    [`trending jobs of ${whose}`, selectTrendingJobs({}, by)],
    [`trending jobs of ${whose} on some days`, selectTrendingJobs(days, by)],
    [`trending jobs of ${whose} by a status`, selectTrendingJobs({ applicantStatusId: 2 }, by)],
    [`stages of ${whose}`, selectStageTimes({}, by)],
    [`stages of a department of ${whose}`, selectStageTimes({ departmentId: 3 }, by)],
    [`hires of ${whose}`, selectHireTimes({}, by)],
    [`openings of ${whose}`, selectOpenJobAges({}, by)],
  ];
});

const scansOf = (db: Database, work: (db: Db) => Promise<unknown>): Promise<number> =>
  db.transaction(async (inner) => {
    const counted = async () =>
      (
        await inner.one<{ scans: number }>(sql`
          select sum(seq_scan) as scans from pg_stat_xact_user_tables
          where relname in ('application', 'applicant', 'application_history')`)
      )?.scans ?? 0;
    const before = await counted();
    await work(inner);
    return (await counted()) - before;
  });

onDatabase(
  (server) => {
    it.each(figures)('%s are counted without reading the whole table', async (_, lines) => {
      expect(await scansOf(server().db, (db) => db.many(sql`${lines} limit 5`))).toBe(0);
    });

    it.each(['administrator', 'recruiter', 'hiring-manager'] as const)(
      'the waiting work of a %s is counted without reading the whole table',
      async (role) => {
        const actor = {
          userId: 3,
          sessionId: '',
          app: '',
          roles: [role],
          grants: getRoleGrants([role]),
        };
        const scans = await scansOf(server().db, (db) =>
          readWaitingWork(db, waiting, actor, { day, timeZone: 'Asia/Kolkata' }),
        );
        expect(scans).toBe(0);
      },
    );

    it('the check for reads of a whole table detects such a read', async () => {
      const scans = await scansOf(server().db, (db) =>
        db.many(sql`select count(*) from application where version = 7`),
      );
      expect(scans).toBe(1);
    });
  },
  { data: 'many_applications' },
);
