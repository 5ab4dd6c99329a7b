import sql from 'sql-template-tag';
import { roles, type Role } from '../../../contract/permission';
import { onDatabase, type Caller } from '../../server';

const people: Record<Role, number> = {
  administrator: 1,
  'recruiting-manager': 2,
  recruiter: 3,
  'hiring-manager': 4,
  'payout-officer': 5,
  referrer: 6,
  auditor: 7,
};

/** Conditions on the table that restate decisions independently of the code. */
const visible: Record<Role, string> = {
  administrator: 'true',
  'recruiting-manager': 'true',
  recruiter: `group_id in (select group_id from group_member where user_id = 3)
    or created_by = 3 or recruiting_manager_id = 3`,
  'hiring-manager':
    'hiring_manager_id = 4 or exists (select 1 from job_user where job_id = job.id and user_id = 4)',
  'payout-officer': 'true',
  referrer: 'is_published and not is_expired',
  auditor: 'true',
};

const yes = 200;
const no = 403;
const gone = 404;

/** Status codes for a job within the role's scope, and for one outside of it. */
const table: Record<
  Role,
  {
    create: number;
    edit: number;
    foreignEdit: number;
    remove: number;
    export: number;
    publish: number;
  }
> = {
  administrator: {
    create: yes,
    edit: yes,
    foreignEdit: yes,
    remove: yes,
    export: yes,
    publish: yes,
  },
  'recruiting-manager': {
    create: yes,
    edit: yes,
    foreignEdit: yes,
    remove: yes,
    export: yes,
    publish: yes,
  },
  recruiter: { create: yes, edit: yes, foreignEdit: gone, remove: no, export: yes, publish: yes },
  'hiring-manager': { create: no, edit: no, foreignEdit: no, remove: no, export: no, publish: no },
  'payout-officer': { create: no, edit: no, foreignEdit: no, remove: no, export: no, publish: no },
  referrer: { create: no, edit: no, foreignEdit: no, remove: no, export: no, publish: no },
  auditor: { create: no, edit: no, foreignEdit: no, remove: no, export: yes, publish: no },
};

onDatabase(
  (server) => {
    const signIn = (role: Role): Promise<Caller> => server().signInAs(role, people[role]);
    const idsWhere = async (condition: string): Promise<number[]> => {
      const rows = await server().db.many<{ id: number }>(
        sql([`select id from job where ${condition} order by id`]),
      );
      return rows.map(({ id }) => id);
    };

    describe.each(roles)('the jobs of a %s', (role) => {
      let caller: Caller;
      let seen: number[];
      let hidden: number[];
      beforeAll(async () => {
        caller = await signIn(role);
        seen = await idsWhere(visible[role]);
        hidden = await idsWhere(`not (${visible[role]})`);
      });
      const status = async (...request: Parameters<Caller['send']>) =>
        (await caller.send(...request)).statusCode;

      it('the list has exactly the jobs in the scope of the role, with their number', async () => {
        expect(seen.length).toBeGreaterThan(0);
        const page = (await caller.send('GET', '/api/v1/job', { query: { limit: '100' } })).json();
        expect(
          page.data.map((job: { id: number }) => job.id).sort((a: number, b: number) => a - b),
        ).toEqual(seen);
        expect(page.meta.total).toBe(seen.length);
      });

      it('a job outside the scope cannot be found by search, filter or sort', async () => {
        for (const query of [
          { search: 'KF-' },
          { departmentId: '11' },
          { locationId: '1' },
          { sort: 'title' },
        ]) {
          const page = (
            await caller.send('GET', '/api/v1/job', { query: { ...query, limit: '100' } })
          ).json();
          for (const { id } of page.data) expect(seen).toContain(id);
          expect(page.meta.total).toBe(page.data.length);
        }
      });

      it('a job in the scope can be opened, and any other is answered with 404', async () => {
        expect(await status('GET', `/api/v1/job/${seen[0]}`)).toBe(200);
        if (hidden[0]) expect(await status('GET', `/api/v1/job/${hidden[0]}`)).toBe(404);
      });

      it('jobs are created, edited, published, deleted and exported only as the table of permissions says', async () => {
        const row = table[role];
        const job = { jobTitle: 'Row', jobDescription: 'x', departmentId: 1, locationId: [1] };
        expect(await status('POST', '/api/v1/job', { payload: job })).toBe(row.create);
        expect(
          await status('PUT', `/api/v1/job/${seen.at(-1)}`, { payload: { education: 'Any' } }),
        ).toBe(row.edit);
        const open = (
          await idsWhere(`(${visible[role]}) and not is_expired and pipeline_id is not null`)
        )[0];
        expect(await status('PUT', `/api/v1/job/${open}`, { payload: { platformId: [1] } })).toBe(
          row.publish,
        );
        if (hidden[0])
          expect(
            await status('PUT', `/api/v1/job/${hidden[0]}`, { payload: { education: 'Any' } }),
          ).toBe(row.foreignEdit);
        const selection = { jobId: [2_000_000_000] };
        const removal = row.remove === yes ? gone : no;
        expect(await status('POST', '/api/v1/multiple-job-delete', { payload: selection })).toBe(
          removal,
        );
        expect(await status('DELETE', '/api/v1/jobs', { payload: selection })).toBe(removal);
        expect(await status('POST', '/api/v1/jobs/impact', { payload: selection })).toBe(
          row.remove,
        );
        expect(
          await status('POST', '/api/v1/file-tickets', {
            payload: { kind: 'list', list: 'job', rows: { jobId: [seen[0]] } },
          }),
        ).toBe(row.export);
      });
    });

    it('a recruiter can put a job into their own teams only, and sees jobs that they created', async () => {
      const caller = await signIn('recruiter');
      const job = { jobTitle: 'Own', jobDescription: 'x', departmentId: 1, locationId: [1] };
      const own = await caller.send('POST', '/api/v1/job', { payload: { ...job, groupId: 1 } });
      const foreign = await caller.send('POST', '/api/v1/job', { payload: { ...job, groupId: 5 } });
      const none = await caller.send('POST', '/api/v1/job', { payload: job });
      expect([own.statusCode, foreign.statusCode, none.statusCode]).toEqual([200, 403, 200]);
      expect(foreign.json().error.fields).toHaveProperty('groupId');
      expect((await caller.send('GET', `/api/v1/job/${none.json().data.id}`)).statusCode).toBe(200);
      const moved = await caller.send('PUT', `/api/v1/job/${own.json().data.id}`, {
        payload: { groupId: 5 },
      });
      expect(moved.statusCode).toBe(403);
    });

    it('only recruiters and higher roles see e-mail addresses of staff', async () => {
      const id = (await idsWhere(`${visible['hiring-manager']}`))[0];
      const emailsFor = async (role: Role) => {
        const caller = await signIn(role);
        const { data } = (await caller.send('GET', `/api/v1/job/${id}`)).json();
        return data?.hiringManager?.email;
      };
      expect(await emailsFor('administrator')).toContain('@');
      expect(await emailsFor('hiring-manager')).toBeUndefined();
      expect(await emailsFor('auditor')).toBeUndefined();
    });

    it('every call about jobs without a session is refused', async () => {
      for (const url of [
        '/api/v1/job',
        '/api/v1/job/1',
        '/api/v1/users',
        '/api/v1/dashboard/summary',
      ])
        expect((await server().app.inject({ method: 'GET', url })).statusCode).toBe(401);
    });
  },
  { data: 'company' },
);
