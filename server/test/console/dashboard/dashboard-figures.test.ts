import sql from 'sql-template-tag';
import type {
  RecruiterProgress,
  SourceFigures,
  TrendingJob,
} from '../../../contract/console/dashboard/figures';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { onDatabase } from '../../server';
import { readLines, figureReaders, signInReader, readTotal, type Query } from './dashboard-parts';
import { toDayAfterToday } from '../../jobs/postings/job-parts';

const month = { fromDate: toDayAfterToday(-45), toDate: toDayAfterToday(-10) };
const onDays = (query: Query) =>
  query.fromDate
    ? `(application.created_at at time zone 'Asia/Kolkata')::date between '${query.fromDate}' and '${query.toDate}'`
    : 'true';

onDatabase(
  (server) => {
    const counted = <Row>(columns: string, conditions: readonly string[], by: string) =>
      server().db.many<Row>(
        sql([
          `select ${columns} from application join job on job.id = application.job_id
             join status on status.id = application.status_id
           where ${conditions.join(' and ')} group by ${by}`,
        ]),
      );
    const applications = '/api/v2/application';

    describe.each(figureReaders)('the dashboard’s figures for the role $role', (reader) => {
      it.each<[string, Query]>([
        ['all time', {}],
        ['some days', month],
        ['a department', { departmentId: '1' }],
        ['a department on some days', { departmentId: '2', ...month }],
      ])(
        'the figures by source equal the totals of the reader’s applicant list: %s',
        async (_, query) => {
          const by = await signInReader(server, reader);
          const lines = await readLines<SourceFigures>(by, 'applicant-source', query);
          const rows = await counted<{ id: number | null; applicants: number; hired: number }>(
            `source_id as id, count(*) as applicants,
           count(*) filter (where category = 'hired') as hired`,
            [
              reader.reach,
              onDays(query),
              query.departmentId ? `department_id = ${query.departmentId}` : 'true',
            ],
            'source_id',
          );
          expect(
            lines.map(({ sourceId, applicants, hired }) => [sourceId, applicants, hired]),
          ).toEqual(
            expect.arrayContaining(
              rows.map(({ id, applicants, hired }) => [id, applicants, hired]),
            ),
          );
          expect(lines).toHaveLength(rows.length);
          for (const { sourceId, applicants, hired } of lines.filter((line) => line.sourceId)) {
            const filter = { ...query, sourceId: String(sourceId) };
            expect(await readTotal(by, applications, filter)).toBe(applicants);
            expect(await readTotal(by, applications, { ...filter, category: 'hired' })).toBe(hired);
          }
        },
      );

      it.each<[string, Query]>([
        ['all time', {}],
        ['some days', month],
        ['a job', { jobId: '2' }],
        ['a job on some days', { jobId: '2', ...month }],
        ['a branch', { branchId: '1' }],
      ])(
        'the figures by recruiter equal the totals of the reader’s applicant list: %s',
        async (_, query) => {
          const by = await signInReader(server, reader);
          const lines = await readLines<RecruiterProgress>(by, 'recruiter-progress', query);
          const open = "category in ('start', 'active', 'on-hold')";
          const rows = await counted<Record<string, number>>(
            `recruiter_id as id,
           count(*) filter (where ${open} and not is_expired) as inprogress,
           count(*) filter (where not ${open}) as closed,
           count(*) filter (where ${open} and is_expired) as overdue`,
            [
              reader.reach,
              onDays(query),
              'recruiter_id is not null',
              query.jobId ? `job.id = ${query.jobId}` : 'true',
              query.branchId
                ? `recruiter_id in (select id from app_user where branch_id = ${query.branchId})`
                : 'true',
            ],
            'recruiter_id',
          );
          const shown = lines.map(({ recruiter, ...figures }) => ({
            id: recruiter.userId,
            ...figures,
          }));
          expect(shown).toEqual(expect.arrayContaining(rows));
          expect(shown).toHaveLength(rows.length);
          const { branchId: _branch, ...filter } = query;
          for (const { id, ...figures } of shown)
            for (const [progress, figure] of Object.entries(figures))
              expect(
                await readTotal(by, applications, {
                  ...filter,
                  recruiterId: String(id),
                  progress,
                }),
              ).toBe(figure);
        },
      );

      it.each<[string, Query]>([
        ['all time', {}],
        ['some days', month],
        ['a status', { applicantStatusId: '2' }],
        ['everyone hired of some days', { applicantStatusId: '19', ...month }],
        ['active jobs of a department', { departmentId: '1', activeJobs: '1' }],
        ['expired jobs', { expiredJobs: '1' }],
        ['a location', { locationId: '1' }],
      ])(
        'the jobs with the most applications are those of the reader’s list: %s',
        async (_, query) => {
          const by = await signInReader(server, reader);
          const lines = await readLines<TrendingJob>(by, 'trending-jobs', query);
          const rows = await counted<{ id: number; n: number }>(
            'job.id, count(*) as n',
            [
              reader.reach,
              onDays(query),
              query.applicantStatusId === '19' ? "category = 'hired'" : 'true',
              query.applicantStatusId === '2' ? 'status.id = 2' : 'true',
              query.departmentId ? `department_id = ${query.departmentId}` : 'true',
              query.activeJobs ? 'not is_expired' : 'true',
              query.expiredJobs ? 'is_expired' : 'true',
              query.locationId
                ? `job.id in (select job_id from job_location where location_id = ${query.locationId})`
                : 'true',
            ],
            'job.id',
          );
          const inOrder = rows.sort((one, other) => other.n - one.n || other.id - one.id);
          expect(lines.map(({ jobId, applicants }) => ({ id: jobId, n: applicants }))).toEqual(
            inOrder.slice(0, 100),
          );
          const {
            departmentId: _d,
            locationId: _l,
            activeJobs: _a,
            expiredJobs: _e,
            ...rest
          } = query;
          for (const { jobId, applicants } of lines.slice(0, 10))
            expect(await readTotal(by, applications, { ...rest, jobId: String(jobId) })).toBe(
              applicants,
            );
        },
      );
    });

    it.each(['referrer', 'payout-officer'] as const)(
      'a %s is refused the dashboard’s cards',
      async (role) => {
        const by = await server().signInAs(role);
        const ofPeople = ['applicant-source', 'recruiter-progress', 'trending-jobs'];
        const ofTime = ['stage-times', 'hire-times', 'opening-ages'];
        for (const card of [...ofPeople, ...ofTime])
          expect((await by.send('GET', `/api/v1/dashboard/${card}`)).statusCode).toBe(403);
      },
    );

    it('the card of trending jobs has five lines by default, and a hundred at most', async () => {
      const by = await server().signInAs('administrator');
      const of = (query: Query) => by.send('GET', '/api/v1/dashboard/trending-jobs', { query });
      expect((await of({})).json().data).toHaveLength(5);
      expect((await of({ limit: '10' })).json().data).toHaveLength(10);
      expect(await readFieldErrors(of({ limit: '101' }))).toHaveProperty('limit');
    });

    it('the dashboard’s cards omit days without applications, and refuse invalid dates', async () => {
      const by = await server().signInAs('administrator');
      const leapDay = { fromDate: '2024-02-29', toDate: '2024-02-29' };
      for (const card of ['applicant-source', 'recruiter-progress', 'trending-jobs']) {
        expect(await readLines(by, card, leapDay)).toEqual([]);
        const refused = (query: Query) =>
          readFieldErrors(by.send('GET', `/api/v1/dashboard/${card}`, { query }));
        expect(await refused({ fromDate: '2026-02-29' })).toHaveProperty('fromDate');
        expect(await refused({ fromDate: '2026-03-02', toDate: '2026-03-01' })).toHaveProperty(
          'toDate',
        );
      }
    });

    it('the dashboard’s cards count a day in the company’s time zone, to its last second', async () => {
      const by = await server().signInAs('administrator');
      const day = '2023-12-31';
      const [one] = await server().db.many<{ id: number }>(sql`
        update application set created_at = '2023-12-31T18:29:59Z', source_id = 1, recruiter_id = 3
        where id = (select min(id) from application) returning id`);
      const of = (card: string, fromDate: string) =>
        readLines<SourceFigures & TrendingJob>(by, card, { fromDate, toDate: fromDate });
      expect(one).toBeDefined();
      for (const card of ['applicant-source', 'trending-jobs'])
        expect((await of(card, day)).map(({ applicants }) => applicants)).toEqual([1]);
      expect(await of('applicant-source', '2024-01-01')).toEqual([]);
      expect(await of('trending-jobs', '2024-01-01')).toEqual([]);
    });

    it('the dashboard’s figures change at once with an assignment and a move', async () => {
      const by = await server().signInAs('administrator');
      const figures = async () => {
        const lines = await readLines<RecruiterProgress>(by, 'recruiter-progress');
        const line = lines.find(({ recruiter }) => recruiter.userId === 5);
        return line && [line.inprogress, line.closed];
      };
      const [inprogress = 0, closed = 0] = (await figures()) ?? [];
      const [one] = await server().db.many<{ id: number }>(sql`
        select application.id from application join job on job.id = application.job_id
          join status on status.id = application.status_id
        where status.category = 'active' and not job.is_expired
          and recruiter_id is distinct from 5 limit 1`);
      const path = `/api/v1/application/${one?.id}`;
      await by.send('PUT', path, { payload: { recruitingManagerId: 5 } });
      expect(await figures()).toEqual([inprogress + 1, closed]);
      const rejected = await by.send('GET', path);
      const moved = await by.send('PUT', path, {
        payload: { stageId: rejected.json().data.stage?.id, statusId: 2 },
      });
      expect(moved.statusCode).toBe(200);
      expect(await figures()).toEqual([inprogress, closed + 1]);
    });
  },
  { data: 'company' },
);
