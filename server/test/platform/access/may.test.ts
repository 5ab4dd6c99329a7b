import sql from 'sql-template-tag';
import type {
  ApplicationRecord,
  ApplicationRow,
} from '../../../contract/applicants/applications/application';
import type { JobRecord, JobRow } from '../../../contract/jobs/postings/job';
import type { JobApplication } from '../../../contract/jobs/postings/job-application';
import type { Role } from '../../../contract/permission';
import { onDatabase, type Caller } from '../../server';

const recruiterId = 3;
const hiringManagerId = 4;

const ofGroups = `(group_id in (select group_id from group_member where user_id = ${recruiterId})
  or created_by = ${recruiterId} or recruiting_manager_id = ${recruiterId})`;
const assigned = `(hiring_manager_id = ${hiringManagerId}
  or exists (select 1 from job_user where job_id = job.id and user_id = ${hiringManagerId}))`;

const people: [
  name: string,
  roles: readonly Role[],
  userId: number,
  theirs: string,
  jobs: string[],
  applications: string[],
][] = [
  [
    'a recruiter who is an auditor too',
    ['recruiter', 'auditor'],
    recruiterId,
    ofGroups,
    ['edit', 'publish'],
    ['status', 'assign', 'attach'],
  ],
  [
    'a hiring manager who is an auditor too',
    ['hiring-manager', 'auditor'],
    hiringManagerId,
    assigned,
    [],
    ['status'],
  ],
  [
    'a recruiter',
    ['recruiter'],
    recruiterId,
    ofGroups,
    ['edit', 'publish'],
    ['status', 'assign', 'attach'],
  ],
  [
    'an administrator',
    ['administrator'],
    1,
    'true',
    ['edit', 'publish', 'delete'],
    ['status', 'assign', 'attach', 'delete'],
  ],
  ['an auditor', ['auditor'], 7, 'false', [], []],
];

onDatabase(
  (server) => {
    const ids = async (text: string): Promise<number[]> =>
      (await server().db.many<{ id: number }>(sql([text]))).map(({ id }) => id);

    describe.each(people)(
      'the actions offered to %s',
      (_, roles, userId, theirs, jobs, applications) => {
        let caller: Caller;
        let own: Set<number>;
        beforeAll(async () => {
          await server().db.run(sql`delete from user_role where user_id = ${userId}`);
          for (const role of roles)
            await server().db.run(
              sql`insert into user_role (user_id, role) values (${userId}, ${role})`,
            );
          caller = await server().signInAs(roles, userId);
          own = new Set(await ids(`select id from job where ${theirs}`));
        });
        const read = async <Data>(path: string, query = {}): Promise<Data> => {
          const answer = await caller.send('GET', path, { query });
          expect(answer.statusCode).toBe(200);
          return answer.json().data;
        };
        const expected = (jobId: number, actions: string[]) =>
          (own.has(jobId) ? actions : []).sort();

        it('each job in lists and records has the actions that the person may do with it', async () => {
          const rows = await read<JobRow[]>('/api/v1/job', { limit: '100' });
          expect(rows.length).toBeGreaterThan(0);
          for (const { jobId, may } of rows)
            expect([jobId, [...may].sort()]).toEqual([jobId, expected(jobId, jobs)]);
          for (const { jobId } of [rows[0], rows.at(-1)].filter((row) => row !== undefined)) {
            const record = await read<JobRecord>(`/api/v1/job/${jobId}`);
            expect([...record.may].sort()).toEqual(expected(jobId, jobs));
          }
        });

        it('each applicant in lists and records has the actions that the person may do with them', async () => {
          const rows = await read<ApplicationRow[]>('/api/v2/application', { limit: '100' });
          expect(rows.length).toBeGreaterThan(0);
          for (const { job, may } of rows)
            expect([job.jobId, [...may].sort()]).toEqual([
              job.jobId,
              expected(job.jobId, applications),
            ]);
          const [first] = rows;
          if (!first) throw new Error('There is no applicant');
          const { jobId } = first.job;
          const record = await read<ApplicationRecord>(`/api/v1/application/${first.applicantId}`);
          const ofJob = await read<{ jobApplication: JobApplication[] }>(
            `/api/v1/job-application/${jobId}`,
          );
          for (const { may } of [record, ...ofJob.jobApplication])
            expect([...may].sort()).toEqual(expected(jobId, applications));
        });
      },
    );

    it('the edit action of a job is offered if and only if an edit is accepted', async () => {
      await server().db.run(
        sql`insert into user_role (user_id, role) values (${recruiterId}, 'auditor') on conflict do nothing`,
      );
      const caller = await server().signInAs(['recruiter', 'auditor'], recruiterId);
      const rows: JobRow[] = (
        await caller.send('GET', '/api/v1/job', { query: { limit: '100' } })
      ).json().data;
      const one = (isTheirs: boolean) => rows.find(({ may }) => may.includes('edit') === isTheirs);
      for (const [job, status] of [
        [one(true), 200],
        [one(false), 404],
      ] as const) {
        const payload = { education: 'Any graduate' };
        const answer = await caller.send('PUT', `/api/v1/job/${job?.jobId}`, { payload });
        expect(answer.statusCode).toBe(status);
      }
    });

    it('a job that is moved out of the person’s scope offers no more actions', async () => {
      await server().db.run(
        sql`delete from user_role where user_id = ${recruiterId} and role = 'auditor'`,
      );
      const caller = await server().signInAs('recruiter', recruiterId);
      const [id] = await ids(`select id from job where group_id in
        (select group_id from group_member where user_id = ${recruiterId})
        and created_by is distinct from ${recruiterId}
        and recruiting_manager_id is distinct from ${recruiterId} limit 1`);
      const answer = await caller.send('PUT', `/api/v1/job/${id}`, { payload: { groupId: '' } });
      expect([answer.statusCode, answer.json().data.may]).toEqual([200, []]);
    });
  },
  { data: 'company' },
);
