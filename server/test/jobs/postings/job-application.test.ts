import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { JobApplications } from '../../../contract/jobs/postings/job-application';
import { mostOfStatus } from '../../../contract/jobs/postings/job-application-constants';
import { roles, type Role } from '../../../contract/permission';
import { onDatabase, type Caller } from '../../server';

const [yes, no, gone] = [200, 403, 404];

/** Status codes for a job within scope, for one outside of it, and for deleting missing applications. */
const table: Record<Role, [person: number, read: number, foreign: number, remove: number]> = {
  administrator: [1, yes, yes, gone],
  'recruiting-manager': [2, yes, yes, gone],
  recruiter: [3, yes, gone, no],
  'hiring-manager': [4, yes, gone, no],
  'payout-officer': [5, no, no, no],
  referrer: [6, no, no, no],
  auditor: [7, yes, yes, no],
};

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    const jobWhere = async (condition: string): Promise<number> =>
      (await rows<{ id: number }>(`select id from job where ${condition} order by id limit 1`))[0]
        ?.id ?? 0;
    const read = async (id: number, query = {}, by = caller): Promise<JobApplications> => {
      const answer = await by.send('GET', `/api/v1/job-application/${id}`, { query });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect([...Value.Errors(JobApplications, answer.json())]).toEqual([]);
      return answer.json();
    };
    const busy = 'pipeline_id is not null and application_count > 12';

    it('the applications of a job are listed in pages, the newest first', async () => {
      const id = await jobWhere(busy);
      const all = await rows<{ id: number }>(
        `select id from application where job_id = ${id} order by created_at desc, id desc`,
      );
      const pages = [await read(id, { candidateRelated: 'x' }), await read(id, { page: '2' })];
      expect(
        pages.flatMap(({ data }) => data.jobApplication.map(({ applicantId }) => applicantId)),
      ).toEqual(all.slice(0, 20).map((row) => row.id));
      expect(pages[0]?.meta.total).toBe(all.length);
      const name = pages[0]?.data.jobApplication[0];
      const found = await read(id, { search: `${name?.firstName} ${name?.lastName}` });
      expect(found.data.jobApplication).toContainEqual(name);
      expect(found.meta.total).toBeLessThan(all.length);
    });

    it('every application of a job is counted in its stage and status', async () => {
      const id = await jobWhere(busy);
      const { data, meta } = await read(id);
      const counted = (data.pipeline?.stage ?? []).flatMap((stage) =>
        stage.status.map((status) => [stage.id, status.id, status.jobApplicationCount]),
      );
      const kept = await rows<{ s: number; t: number; n: number }>(`
        select stage_id as s, status_id as t, count(*) as n from application
        where job_id = ${id} group by 1, 2`);
      expect(counted.filter(([, , n]) => n).sort()).toEqual(
        kept.map((k) => [k.s, k.t, k.n]).sort(),
      );
      expect(counted.reduce((sum, [, , n]) => sum + (n ?? 0), 0)).toBe(meta.total);
    });

    it('each status lists its newest applications, and all applications of a stage are counted', async () => {
      const id = await jobWhere(busy);
      const { data } = await read(id, { limit: '1' });
      for (const stage of data.pipeline?.stage ?? []) {
        const [all] = await rows<{ n: number }>(
          `select count(*) as n from application where job_id = ${id} and stage_id = ${stage.id}`,
        );
        expect(stage.jobApplicationCount).toBe(all?.n);
        for (const status of stage.status) {
          const kept = await rows<{ id: number }>(`
            select id from application
            where job_id = ${id} and stage_id = ${stage.id} and status_id = ${status.id}
            order by created_at desc, application.id desc limit ${mostOfStatus}`);
          expect(status.job_application_status.map(({ applicantId }) => applicantId)).toEqual(
            kept.map((row) => row.id),
          );
        }
      }
    });

    it('an application of a job has the same fields as in the list of all applicants', async () => {
      const id = await jobWhere(busy);
      const { data } = await read(id);
      const all = await caller.send('GET', '/api/v2/application', { query: { jobId: String(id) } });
      expect(data.jobApplication).toEqual(all.json().data);
      expect(data.jobApplication[0]).toMatchObject({ jobId: id });
    });

    it('a job without a pipeline has no pipeline in the answer', async () => {
      const { data } = await read(await jobWhere('pipeline_id is null and application_count > 0'));
      expect(data.pipeline).toBeNull();
      expect(data.jobApplication[0]?.status.statusColor).toBeNull();
    });

    it('an auditor sees no e-mail and phone of a job’s applicants, and cannot search by them', async () => {
      const id = await jobWhere(busy);
      const auditor = await server().signInAs('auditor');
      const open = await read(id);
      const masked = await read(id, {}, auditor);
      expect(open.data.jobApplication[0]?.applicantEmail).toContain('@');
      expect(JSON.stringify(masked)).not.toMatch(/@mail|applicantEmail|phoneNumber/);
      expect((await read(id, { search: 'mail.example' }, auditor)).meta.total).toBe(0);
      expect((await read(id, { search: 'mail.example' })).meta.total).toBe(open.meta.total);
    });

    it.each(roles)(
      'a %s can read and delete applications of a job only as the table of permissions says',
      async (role) => {
        const [person, own, foreign, remove] = table[role];
        const by = await server().signInAs(role, person);
        const mine = `(group_id in (select group_id from group_member where user_id = 3)
        or created_by = 3) and hiring_manager_id = 4`;
        const others = `created_by <> 3 and recruiting_manager_id <> 3 and hiring_manager_id <> 4
        and group_id not in (select group_id from group_member where user_id = 3)
        and not exists (select 1 from job_user where job_id = job.id and user_id in (3, 4))`;
        await rows('insert into group_member values (5, 3), (1, 3) on conflict do nothing');
        const status = async (id: number) =>
          (await by.send('GET', `/api/v1/job-application/${id}`)).statusCode;
        expect(await status(await jobWhere(mine))).toBe(own);
        expect(await status(await jobWhere(others))).toBe(foreign);
        const payload = { applicantId: [2_000_000_000] };
        const removal = await by.send('POST', '/api/v1/multiple-application-delete', { payload });
        expect(removal.statusCode).toBe(remove);
      },
    );

    it('deleting applications also deletes people without other applications, and the log has only ids', async () => {
      const id = await jobWhere(busy);
      const before = await read(id);
      const [first, second] = before.data.jobApplication;
      const answer = await caller.send('POST', '/api/v1/multiple-application-delete', {
        payload: `applicantId[0]=${first?.applicantId}&applicantId[1]=${second?.applicantId}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.json().data).toEqual({ deleted: 2 });
      expect((await read(id)).meta.total).toBe(before.meta.total - 2);
      expect(
        await rows(`select 1 from applicant where not exists (
          select 1 from application where applicant_id = applicant.id)`),
      ).toEqual([]);
      expect(
        await rows(`select details from audit_entry where action = 'application.delete'`),
      ).toEqual([{ details: { jobId: id } }, { details: { jobId: id } }]);
    });

    it.each([{}, { applicantId: [] }, { applicantId: 'x' }, { applicantId: [0] }])(
      'a deletion of the applications %j is refused',
      async (payload) => {
        const answer = await caller.send('POST', '/api/v1/multiple-application-delete', {
          payload,
        });
        expect(answer.statusCode).toBe(422);
        expect(Object.keys(answer.json().error.fields)[0]).toMatch(/^applicantId/);
      },
    );

    it.each(['x', '0', '-1', '1.5', '2147483648', '%00'])(
      'the job %s is answered with a 4xx',
      async (id) => {
        const { statusCode } = await caller.send('GET', `/api/v1/job-application/${id}`);
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
      },
    );
  },
  { data: 'company' },
);
