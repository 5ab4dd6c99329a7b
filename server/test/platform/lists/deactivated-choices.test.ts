import sql, { raw } from 'sql-template-tag';
import { directoryTables } from '../../../src/company/directory/tables';
import { onDatabase, type Caller } from '../../server';
import { minimalJob } from '../../jobs/postings/job-parts';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });

    it.each([
      ['departments', 'departmentId'],
      ['departments', 'subDepartmentId'],
      ['divisions', 'divisionId'],
      ['designations', 'designationId'],
      ['functions', 'functionId'],
      ['functions', 'subFunctionId'],
      ['locations', 'locationId'],
      ['skills', 'skills'],
      ['people', 'hiringManagerId'],
      ['people', 'recruitingManagerId'],
    ] as const)(
      '%s: a deactivated record cannot be chosen as %s of a job, and a job that has it keeps it',
      async (kind, field) => {
        const table = raw(directoryTables[kind].table);
        const found = await server().db.one<{ id: number }>(sql`
          select max(id) as id from ${table} where is_active and id <> ${caller.userId}`);
        const id = found?.id ?? 0;
        const chosen = { [field]: field === 'locationId' || field === 'skills' ? [id] : id };
        const post = () =>
          caller.send('POST', '/api/v1/job', { payload: { ...minimalJob, ...chosen } });
        const { jobId } = (await post()).json().data;
        await server().db.run(sql`update ${table} set is_active = false where id = ${id}`);
        expect(Object.keys((await post()).json().error.fields)).toEqual([field]);
        const kept = await caller.send('PUT', `/api/v1/job/${jobId}`, {
          payload: { ...chosen, jobTitle: 'Night Baker' },
        });
        expect([kept.statusCode, kept.json().error]).toEqual([200, undefined]);
      },
    );
  },
  { data: 'company' },
);
