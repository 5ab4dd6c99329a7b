import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { DashboardSummary } from '../../../contract/console/dashboard/dashboard';
import type { Many } from '../../../contract/answer';
import type { JobRow } from '../../../contract/jobs/postings/job';
import type { Role } from '../../../contract/permission';
import { onDatabase } from '../../server';
import { figureReaders, signInReader, readTotal, type Query } from './dashboard-parts';

onDatabase(
  (server) => {
    const summaryOf = async (role: Role, userId?: number): Promise<DashboardSummary> => {
      const caller = await server().signInAs(role, userId);
      const answer = await caller.send('GET', '/api/v1/dashboard/summary');
      expect(answer.statusCode).toBe(200);
      return answer.json().data;
    };
    const counted = (condition: string) =>
      server().db.one<DashboardSummary>(
        sql([
          `select
             (select count(*) from application join job on job.id = application.job_id
               where ${condition}) as "totalApplicants",
             count(*) filter (where is_published) as "publishedJobs",
             count(*) filter (where not is_published) as "unpublishedJobs",
             coalesce(sum(number_of_positions) filter (where not is_expired and job_status_id <> 3), 0) as "totalOpenings"
           from job where ${condition}`,
        ]),
      );

    it('people who may see the whole company get its figures', async () => {
      const summary = await summaryOf('administrator');
      expect(Value.Check(DashboardSummary, summary)).toBe(true);
      expect(summary).toEqual(await counted('true'));
      expect(await summaryOf('payout-officer')).toEqual(summary);
    });

    it('a recruiter and a hiring manager get the figures of their own jobs', async () => {
      expect(await summaryOf('recruiter', 3)).toEqual(
        await counted(
          'group_id in (select group_id from group_member where user_id = 3) or created_by = 3 or recruiting_manager_id = 3',
        ),
      );
      expect(await summaryOf('hiring-manager', 4)).toEqual(
        await counted(
          'hiring_manager_id = 4 or job.id in (select job_id from job_user where user_id = 4)',
        ),
      );
    });

    it.each([...figureReaders, { role: 'payout-officer' as const, reach: 'true' }])(
      'the tiles show a $role the totals of the lists that they open',
      async (reader) => {
        const by = await signInReader(server, reader);
        const jobs = (query: Query) => readTotal(by, '/api/v1/job', { allJobs: '1', ...query });
        const active = await by.send('GET', '/api/v1/job', {
          query: { activeJobs: '1', limit: '500' },
        });
        const { data, meta }: Many<JobRow> = active.json();
        expect(data).toHaveLength(meta.total);
        const summary = await summaryOf(reader.role, reader.userId);
        expect(summary).toEqual(await counted(reader.reach));
        expect(summary).toMatchObject({
          publishedJobs: await jobs({ jobPublishedSaveStatus: '20' }),
          unpublishedJobs: await jobs({ jobPublishedSaveStatus: '30' }),
          totalOpenings: data.reduce((sum, job) => sum + job.numberOfPositions, 0),
        });
        if (reader.role !== 'payout-officer')
          expect(summary.totalApplicants).toBe(await readTotal(by, '/api/v2/application', {}));
      },
    );

    it('a referrer is refused the figures of the dashboard', async () => {
      const referrer = await server().signInAs('referrer');
      expect((await referrer.send('GET', '/api/v1/dashboard/summary')).statusCode).toBe(403);
    });

    it('the dashboard’s figures change at once with every change of a job', async () => {
      const caller = await server().signInAs('administrator');
      const before = await summaryOf('administrator');
      const payload = { jobTitle: 'New', jobDescription: 'x', departmentId: 1, locationId: [1] };
      const mandatory = { designationId: 1, hiringManagerId: 4, recruitingManagerId: 2 };
      const rest = { minExperience: 0, jobTypeId: 1, pipeLineId: 1 };
      const created = await caller.send('POST', '/api/v1/job', {
        payload: { ...payload, ...mandatory, ...rest, numberOfPositions: 5, platformId: [1] },
      });
      const after = await summaryOf('administrator');
      expect(after).toMatchObject({
        publishedJobs: before.publishedJobs + 1,
        totalOpenings: before.totalOpenings + 5,
      });
      const saved = { ...payload, ...mandatory, ...rest, numberOfPositions: 3 };
      await caller.send('POST', '/api/v1/job', { payload: saved });
      expect(await summaryOf('administrator')).toEqual({
        ...after,
        unpublishedJobs: before.unpublishedJobs + 1,
        totalOpenings: before.totalOpenings + 8,
      });
      const jobId = [created.json().data.id, 1, 2];
      const impact = await caller.send('POST', '/api/v1/jobs/impact', { payload: { jobId } });
      expect(impact.json().data.jobs).toBe(3);
      await caller.send('POST', '/api/v1/multiple-job-delete', { payload: { jobId } });
      expect(await summaryOf('administrator')).toEqual(await counted('true'));
    });
  },
  { data: 'company' },
);
