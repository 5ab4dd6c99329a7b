import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many } from '../../../contract/answer';
import { Acquisition } from '../../../contract/company/directory/directory';
import type { Usage } from '../../../contract/usage';
import { lookups } from '../../../contract/lookups';
import { mergeDomainEntries } from '../../../src/platform/domain';
import { domains } from '../../../src/start/domains';
import { onDatabase, type Caller } from '../../server';
import {
  figureReaders,
  signInReader,
  readTotal,
  type Query,
} from '../../console/dashboard/dashboard-parts';

const registered = Object.entries(mergeDomainEntries(domains, 'lookups'));
const paths = registered.map(([path]) => path);

onDatabase(
  (server) => {
    let administrator: Caller;
    beforeAll(async () => {
      administrator = await server().signInAs('administrator', 1);
      await server().db.run(sql`
        update job set sub_department_id = department_id,
          sub_function_id = (select min(id) from organization_function) where id <= 3`);
    });
    const read = async (path: string, query = {}, by = administrator) => {
      const answer = await by.send('GET', path, { query });
      expect([path, answer.statusCode, answer.json().error]).toEqual([path, 200, undefined]);
      return answer.json();
    };

    it.each(registered)(
      'the lookup %s returns entries that match its schema, to every role of staff',
      async (path, { entry }) => {
        for (const role of ['administrator', 'hiring-manager', 'auditor'] as const) {
          const page = await read(path, {}, await server().signInAs(role));
          expect([...Value.Errors(Many(entry), page)]).toEqual([]);
          expect(page.data.length).toBeGreaterThan(0);
        }
      },
    );

    it('the API serves every lookup that a form uses, with the id and label that the form reads', async () => {
      for (const lookup of Object.values(lookups)) {
        const { data } = await read(lookup.path, { limit: '3' });
        for (const entry of data) {
          expect(entry[lookup.id]).toEqual(expect.any(Number));
          expect(entry[lookup.label]).toEqual(expect.any(String));
        }
      }
    });

    it.each([
      ['departments', 'job', 'departmentId'],
      ['departments', 'job-below', 'subDepartmentId'],
      ['divisions', 'job', 'divisionId'],
      ['designations', 'job', 'designationId'],
      ['functions', 'job', 'functionId'],
      ['functions', 'job-below', 'subFunctionId'],
      ['locations', 'job', 'locationId'],
      ['skills', 'job', 'skillId'],
    ])(
      '%s: the jobs counted by the use %s are exactly those that the filter %s lists',
      async (kind, use, filter) => {
        const { data } = await read(`/api/v1/directory/${kind}`, { limit: '100' });
        const payload = { id: data.map(({ id }: { id: number }) => id) };
        const usage = await administrator.send('POST', `/api/v1/directory/${kind}/usage`, {
          payload,
        });
        const { records } = usage.json().data as Usage;
        const counts = records.flatMap(({ id, by }) =>
          by.filter((one) => one.kind === use).map(({ words }) => [id, parseInt(words)] as const),
        );
        expect(counts.length).toBeGreaterThan(0);
        for (const [id, jobs] of counts.slice(0, 3)) {
          const listed = await read('/api/v1/job', { [filter]: String(id), limit: '1' });
          expect([id, listed.meta.total]).toEqual([id, jobs]);
        }
      },
    );

    it('lookup entries are found by part of a word, in pages and in alphabetical order', async () => {
      const found = await read('/api/v1/skills', { search: 'food' });
      expect(found.data.map(({ skill }: { skill: string }) => skill)).toEqual(['Food Safety']);
      const first = await read('/api/v1/skills', { limit: '5' });
      const second = await read('/api/v1/skills', { limit: '5', page: '2' });
      const names = [...first.data, ...second.data].map(({ skill }) => skill.toLowerCase());
      expect(names).toEqual([...names].sort());
      expect(second.meta).toMatchObject({ current_page: 2, from: 6, to: 10 });
    });

    it('lookups return the labels of earlier chosen entries by their ids', async () => {
      const { data } = await read('/api/v1/users', { id: ['3', '1'] });
      expect(data.map(({ userId }: { userId: number }) => userId).sort()).toEqual([1, 3]);
      expect((await read('/api/v1/users', { id: '2' })).data).toHaveLength(1);
      const sub = await read('/api/v1/organization-functions', { id: '5' });
      expect(sub.data).toHaveLength(1);
    });

    it('the lookup of recruiters for an applicant has exactly those who can be assigned', async () => {
      const { db } = server();
      const [staff, left] = await Promise.all([
        server().signInAs(['recruiter', 'referrer']),
        server().signInAs('recruiter'),
      ]);
      await server().signInAs('referrer');
      await db.run(sql`update app_user set is_active = false where id = ${left.userId}`);
      const idsOf = async (query: object) => {
        const pages = await Promise.all(
          ['1', '2'].map((page) => read('/api/v1/users', { limit: '100', page, ...query })),
        );
        const people: { userId: number }[] = pages.flatMap(({ data }) => data);
        expect(people).toHaveLength(pages[0].meta.total);
        return people.map(({ userId }) => userId).sort();
      };
      const accepted = await db.many<{ id: number }>(sql`
        select id from app_user where is_active and exists (
          select 1 from user_role where user_id = app_user.id and role <> 'referrer')`);
      const offered = await idsOf({ staff: 'true' });
      expect(offered).toEqual(accepted.map(({ id }) => id).sort());
      expect(offered).toContain(staff.userId);
      const all = await idsOf({});
      expect(all.length).toBeGreaterThan(offered.length);
      expect(await idsOf({ staff: 'false' })).toEqual(all);
      expect(await idsOf({ staff: 'true', id: String(left.userId) })).toEqual([left.userId]);
    });

    it('lookups do not offer a sub-function as a function, and offer active platforms only', async () => {
      const { data } = await read('/api/v1/organization-functions');
      expect(data.every((entry: { parentId: unknown }) => entry.parentId === null)).toBe(true);
      await server().db.run(sql`update platform set is_active = false where id = 4`);
      expect((await read('/api/v1/platform')).data).toHaveLength(7);
      expect((await read('/api/v1/platform', { id: '4' })).data).toHaveLength(1);
    });

    it('lookup entries say which priorities are enabled and which question groups are empty', async () => {
      const priorities = await read('/api/v1/job-priority');
      expect(
        priorities.data.filter(({ status }: { status: string }) => status === '0'),
      ).toHaveLength(1);
      const groups = await read('/api/v1/question-group');
      expect(
        groups.data.filter(({ question }: { question: unknown[] }) => question.length === 0),
      ).toHaveLength(1);
    });

    it('lookups show e-mail addresses and amounts only to people who may see them', async () => {
      const recruiter = await server().signInAs('recruiter');
      const manager = await server().signInAs('hiring-manager');
      expect((await read('/api/v1/users', {}, recruiter)).data[0].email).toContain('@');
      expect((await read('/api/v1/users', {}, manager)).data[0]).not.toHaveProperty('email');
      expect((await read('/api/v1/users', { search: 'kestrelfoods' }, manager)).data).toEqual([]);
      expect((await read('/api/v1/referral-amount', {}, recruiter)).data[0].amount).toEqual(
        expect.any(Number),
      );
      expect((await read('/api/v1/referral-amount', {}, manager)).data[0]).not.toHaveProperty(
        'amount',
      );
      expect((await read('/api/v1/group', {}, manager)).data[0]).not.toHaveProperty('members');
      expect((await read('/api/v1/group')).data[0].members.length).toBeGreaterThan(0);
    });

    it('lookups give a referrer the entries needed for a referral, and no staff data', async () => {
      const referrer = await server().signInAs('referrer');
      for (const path of ['/api/v1/departments', '/api/v1/locations', '/api/v1/skills'])
        await read(path, {}, referrer);
      for (const path of [
        '/api/v1/users',
        '/api/v1/group',
        '/api/v1/pipeline',
        '/api/v1/referral-amount',
      ])
        expect((await referrer.send('GET', path)).statusCode).toBe(403);
    });

    it('each source in a lookup has its number of applications, for all jobs and for one job', async () => {
      const { data } = await read('/api/v1/acquisitions');
      expect([...Value.Errors(Acquisition, data[0])]).toEqual([]);
      const totals = data.map(({ total }: Acquisition) => total);
      const sum = totals.reduce((one: number, other: number) => one + other, 0);
      const jobs = await read('/api/v1/job', { limit: '100' });
      expect(sum).toBe(
        jobs.data.reduce(
          (all: number, job: { jobApplication: number }) => all + job.jobApplication,
          0,
        ),
      );
      const [job] = jobs.data;
      const ofJob = await read('/api/v1/acquisitions', { jobId: String(job.id) });
      const counted = ofJob.data.flatMap((one: Acquisition) => one.job_application).length;
      expect(counted).toBe(job.jobApplication);
    });

    it.each(figureReaders)(
      'each source shows a $role the same totals as the lists that it opens',
      async (reader) => {
        const by = await signInReader(server, reader);
        const [first] = await server().db.many<{ id: number }>(
          sql([
            `select job.id from job where ${reader.reach} order by application_count desc limit 1`,
          ]),
        );
        const jobId = String(first?.id);
        const counted = (categories: string) =>
          `count(*) filter (where status.category in (${categories}))`;
        const rows = await server().db.many(
          sql([
            `
          select source_id as "sourceId", count(*) as total,
            ${counted("'start', 'active', 'on-hold', 'hired'")} as relevant,
            ${counted("'active', 'on-hold', 'hired'")} as shortlisted,
            ${counted("'on-hold'")} as "onHold", ${counted("'hired'")} as hired
          from application join status on status.id = status_id
          where job_id = ${jobId} group by source_id`,
          ]),
        );
        const lines: Acquisition[] = (await read('/api/v1/acquisitions', { jobId }, by)).data;
        const figures = lines.map(({ source: _, job_application: __, ...line }) => line);
        expect(figures).toEqual(expect.arrayContaining(rows));
        expect(figures).toHaveLength(rows.length);
        const known = lines.find(({ sourceId }) => sourceId !== null);
        const listOf = (query: Query) =>
          readTotal(by, '/api/v2/application', {
            ...{ jobId, sourceId: String(known?.sourceId) },
            ...query,
          });
        expect(known).toMatchObject({
          relevant: await listOf({ progress: 'relevant' }),
          shortlisted: await listOf({ progress: 'shortlisted' }),
          onHold: await listOf({ category: 'on-hold' }),
          hired: await listOf({ category: 'hired' }),
        });
      },
    );

    it('source totals omit applications of other people’s jobs, and a payout officer is refused', async () => {
      const manager = await server().signInAs('hiring-manager', 4);
      const [other] = await server().db.many<{ id: number }>(sql`
        select id from job where application_count > 0 and hiring_manager_id is distinct from 4
          and created_by <> 4 and id not in (select job_id from job_user where user_id = 4) limit 1`);
      expect(
        (await read('/api/v1/acquisitions', { jobId: String(other?.id) }, manager)).data,
      ).toEqual([]);
      const officer = await server().signInAs('payout-officer');
      expect((await officer.send('GET', '/api/v1/acquisitions')).statusCode).toBe(403);
    });

    it.each([
      ['page', '0'],
      ['limit', '501'],
      ['search', 'x'.repeat(201)],
      ['id', '0'],
      ['id', 'all'],
    ])('the lookup query %s=%s is refused with the name of the parameter', async (name, value) => {
      for (const path of paths.slice(0, 3)) {
        const answer = await administrator.send('GET', path, { query: { [name]: value } });
        expect(answer.statusCode).toBe(422);
        expect(Object.keys(answer.json().error.fields)[0]?.split('.')[0]).toBe(name);
      }
    });
  },
  { data: 'company' },
);
