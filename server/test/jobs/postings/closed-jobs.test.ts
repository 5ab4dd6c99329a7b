import sql from 'sql-template-tag';
import type { JobPage } from '../../../contract/jobs/postings/job';
import { closedJobStatusId } from '../../../contract/jobs/postings/job-constants';
import { onDatabase, type Caller } from '../../server';

interface Counted {
  openings: number;
  jobs: number;
}

onDatabase(
  (server) => {
    let caller: Caller;
    let recruiter: Caller;
    let job: { id: number; title: string; number_of_positions: number };
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      recruiter = await server().signInAs('recruiter', 3);
      const found = await server().db.one<typeof job>(sql`
        update job set number_of_positions = 7 where id = (
          select job.id from job where not job.is_expired and job.job_status_id <> ${closedJobStatusId}
            and job.group_id in (select group_id from group_member where user_id = 3)
            and exists (select from referral join application on application.id = referral.application_id
              where application.job_id = job.id)
          order by job.id limit 1)
        returning id, title, number_of_positions`);
      if (!found) throw new Error('No active job of the recruiter has a referral');
      job = found;
    });

    const list = async (by: Caller, query: Record<string, string>): Promise<JobPage> =>
      (await by.send('GET', '/api/v1/job', { query: { limit: '500', ...query } })).json();
    const lists = {
      'the whole list': () => list(caller, { allJobs: '1' }),
      'a page far down': () => list(caller, { allJobs: '1', page: '400', limit: '1' }),
      'the active jobs': () => list(caller, { activeJobs: '1' }),
      'the jobs of a department': () =>
        list(caller, { activeJobs: '1', departmentId: '1', sort: 'title' }),
      'a search': () => list(caller, { allJobs: '1', search: job.title }),
      'a hiring team': () => list(recruiter, { allJobs: '1' }),
    };
    const openingsOf = async (): Promise<Record<string, number>> => {
      const summary = await caller.send('GET', '/api/v1/dashboard/summary');
      const team = await recruiter.send('GET', '/api/v1/dashboard/summary');
      const ages = await caller.send('GET', '/api/v1/dashboard/opening-ages');
      const counted: [string, number][] = [];
      for (const [name, read] of Object.entries(lists))
        counted.push([name, (await read()).meta.openings]);
      return {
        ...Object.fromEntries(counted),
        'the dashboard': summary.json().data.totalOpenings,
        'the dashboard of a team': team.json().data.totalOpenings,
        'the ages of openings': (ages.json().data as Counted[]).reduce(
          (sum, { openings }) => sum + openings,
          0,
        ),
      };
    };
    const setStatus = async (jobStatusId: number): Promise<void> => {
      const answer = await caller.send('PUT', `/api/v1/job/${job.id}`, {
        payload: { jobStatusId },
      });
      expect(answer.statusCode).toBe(200);
    };

    it('a closed job counts no openings in any total, and counts them again when it is reopened', async () => {
      await server().db.run(sql`update job set department_id = 1 where id = ${job.id}`);
      const open = await openingsOf();
      await setStatus(closedJobStatusId);
      const closed = await openingsOf();
      expect(closed).toEqual(
        Object.fromEntries(Object.entries(open).map(([where, n]) => [where, n - 7])),
      );
      const record = await caller.send('GET', `/api/v1/job/${job.id}`);
      expect(record.json().data).toMatchObject({
        numberOfPositions: 7,
        jobStatusId: closedJobStatusId,
      });
      await setStatus(1);
      expect(await openingsOf()).toEqual(open);
    });

    it('every list with jobs has the status of each job, so that closed jobs can be recognized', async () => {
      await setStatus(closedJobStatusId);
      const all = await list(caller, { allJobs: '1' });
      expect(all.data.find(({ jobId }) => jobId === job.id)?.jobStatusId).toBe(closedJobStatusId);
      const jobsOf = async (path: string, query: Record<string, string> = {}) => {
        const answer = await caller.send('GET', path, {
          query: { limit: '500', ...query },
        });
        const rows = answer.json().data as { job: { jobId: number; jobStatusId: number } }[];
        const ofJob = rows.filter((row) => row.job.jobId === job.id);
        return [path, ...new Set(ofJob.map((row) => row.job.jobStatusId))];
      };
      expect(await jobsOf('/api/v2/application', { jobId: String(job.id) })).toEqual([
        '/api/v2/application',
        closedJobStatusId,
      ]);
      expect(await jobsOf('/api/v1/referrals')).toEqual(['/api/v1/referrals', closedJobStatusId]);
      const offered = await caller.send('GET', '/api/v1/jobs/filter', {
        query: { id: String(job.id) },
      });
      expect(offered.json().data[0]?.jobStatusId).toBe(closedJobStatusId);
      const trending = await caller.send('GET', '/api/v1/dashboard/trending-jobs', {
        query: { limit: '100', allJobs: '1' },
      });
      expect(
        (trending.json().data as { jobId: number; jobStatusId: number }[]).find(
          ({ jobId }) => jobId === job.id,
        )?.jobStatusId,
      ).toBe(closedJobStatusId);
      await setStatus(1);
    });
  },
  { data: 'company' },
);
