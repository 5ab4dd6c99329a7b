import sql from 'sql-template-tag';
import { onDatabase, type Caller } from '../../server';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const count = async (text: string): Promise<number> =>
      (await server().db.one<{ n: number }>(sql([`select count(*) as n from ${text}`])))?.n ?? -1;
    const remove = (selection: object) =>
      caller.send('POST', '/api/v1/multiple-job-delete', { payload: selection });

    it('the listed jobs can be deleted by POST and by DELETE', async () => {
      expect((await remove({ jobId: [1, 2] })).json().data).toEqual({ deleted: 2 });
      const other = await caller.send('DELETE', '/api/v1/jobs', {
        payload: 'jobId[0]=3&jobId[1]=4&app=test-app',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(other.json().data).toEqual({ deleted: 2 });
      for (const id of [1, 2, 3, 4])
        expect((await caller.send('GET', `/api/v1/job/${id}`)).statusCode).toBe(404);
    });

    it('deleting a job deletes its applications, histories and people without other applications', async () => {
      await remove({ jobId: [5, 6] });
      expect(await count('application where job_id in (5, 6)')).toBe(0);
      expect(
        await count(
          'applicant where not exists (select 1 from application where applicant_id = applicant.id)',
        ),
      ).toBe(0);
      expect(
        await count('application_history where application_id not in (select id from application)'),
      ).toBe(0);
    });

    it('the confirmation of a deletion shows how many open applications would be deleted', async () => {
      const impact = await caller.send('POST', '/api/v1/jobs/impact', {
        payload: { jobId: [7, 8] },
      });
      expect(impact.json().data).toEqual({
        jobs: 2,
        openApplications: await count(`application join status on status.id = status_id
          where job_id in (7, 8) and category in ('start', 'active', 'on-hold')`),
      });
    });

    it('all matching jobs are deleted only if their number is as confirmed', async () => {
      const matching = { departmentId: 11, activeJobs: 'true' };
      const expected = await count('job where department_id = 11 and not is_expired');
      const before = await count('job');
      expect((await remove({ matching, expected: expected + 1 })).statusCode).toBe(409);
      expect((await remove({ matching })).json().error.fields).toHaveProperty('expected');
      expect(await count('job')).toBe(before);
      expect((await remove({ matching, expected })).json().data).toEqual({ deleted: expected });
      expect(await count('job')).toBe(before - expected);
    });

    it('an unticked job is not counted in the confirmation, and is not deleted', async () => {
      const matching = { departmentId: 12 };
      const [kept, ...doomed] = (
        await server().db.many<{ id: number }>(
          sql`select id from job where department_id = 12 order by id`,
        )
      ).map(({ id }) => id);
      const selection = { matching, except: [kept], expected: doomed.length };
      expect(doomed.length).toBeGreaterThan(0);
      const impact = await caller.send('POST', '/api/v1/jobs/impact', { payload: selection });
      expect(impact.json().data.jobs).toBe(doomed.length);
      expect((await remove({ ...selection, expected: doomed.length + 1 })).statusCode).toBe(409);
      expect((await remove(selection)).json().data).toEqual({ deleted: doomed.length });
      expect(await count(`job where department_id = 12 and id = ${kept}`)).toBe(1);
      expect(await count('job where department_id = 12')).toBe(1);
    });

    it('the deletion of missing jobs is answered with 404', async () => {
      expect((await remove({ jobId: [1, 2] })).statusCode).toBe(404);
    });

    it.each([
      [{}, 'jobId'],
      [{ jobId: [] }, 'jobId'],
      [{ jobId: 'all' }, 'jobId'],
      [{ jobId: [0] }, 'jobId'],
      [{ jobId: [1], matching: {} }, 'jobId'],
      [{ jobId: [1], except: [2] }, 'except'],
      [{ jobId: Array.from({ length: 1_001 }, (_, at) => at + 1) }, 'jobId'],
      [{ matching: {}, expected: -1 }, 'expected'],
      [{ matching: { departmentId: 'x' }, expected: 1 }, 'matching'],
    ])('a deletion of the selection %j is refused', async (selection, field) => {
      const answer = await remove(selection);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.fields)[0]).toMatch(new RegExp(`^${field}`));
    });
  },
  { data: 'company' },
);
