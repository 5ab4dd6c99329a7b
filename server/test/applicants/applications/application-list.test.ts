import sql from 'sql-template-tag';
import { Type } from 'typebox';
import Value from 'typebox/value';
import type { Many } from '../../../contract/answer';
import { ApplicationRow } from '../../../contract/applicants/applications/application';
import { roles, type Role } from '../../../contract/permission';
import { onDatabase, type Caller } from '../../server';
import { newestFirst, testedQueries, type Query } from './application-queries';

const path = '/api/v2/application';

const groups = `(job.group_id in (select group_id from group_member where user_id = 3)
  or job.created_by = 3 or job.recruiting_manager_id = 3)`;
const assigned = `(job.hiring_manager_id = 4
  or job.id in (select job_id from job_user where user_id = 4))`;

const people: [string, Role, number | undefined, scope: string][] = [
  ['administrator', 'administrator', undefined, 'true'],
  ['recruiter', 'recruiter', 3, groups],
  ['hiring manager', 'hiring-manager', 4, assigned],
];

onDatabase(
  (server) => {
    const callers = new Map<string, Caller>();
    beforeAll(async () => {
      for (const [name, role, userId] of people)
        callers.set(name, await server().signInAs(role, userId));
    });
    const as = (name: string): Caller => {
      const caller = callers.get(name);
      if (!caller) throw new Error(name);
      return caller;
    };
    const ask = async (by: Caller, query: Query) => {
      const answer = await by.send('GET', path, { query });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json() as Many<ApplicationRow>;
    };

    const idsOf = async (condition: string, order: string, scope: string): Promise<number[]> => {
      const rows = await server().db.many<{ id: number }>(
        sql([
          `select id from (
             select application.*, status.category, status.name as status_name, exists (
               select 1 from job where job.id = application.job_id and ${scope}) as is_in_scope
             from application join status on status.id = application.status_id) one
           where is_in_scope and ${condition} order by ${order}`,
        ]),
      );
      return rows.map(({ id }) => id);
    };

    it('an applicant is found by phone number, however the number is written', async () => {
      const totals = await Promise.all(
        ['9000010306', '+91 90000 10306', '90000 10306', '90000-10306', '(90000) 10306'].map(
          async (search) => (await ask(as('administrator'), { search })).meta.total,
        ),
      );
      expect(totals[0]).toBeGreaterThan(0);
      expect(new Set(totals).size).toBe(1);
    });

    describe.each(people)('the list for a %s', (name, _role, _id, scope) => {
      it.each(testedQueries)(
        'the query "%s" has exactly the expected rows in order, on every page',
        async (_, query, condition, order) => {
          const ids = await idsOf(condition, order, scope);
          const last = Math.max(1, Math.ceil(ids.length / 10));
          const middle = Math.ceil(last / 2);
          for (const page of new Set([1, 2, middle, middle + 1, last - 1, last, last + 1])) {
            if (page < 1) continue;
            const { data, meta } = await ask(as(name), { ...query, page: String(page) });
            const from = (page - 1) * 10;
            const shown = ids.slice(from, from + 10);
            expect(data.map(({ id }) => id)).toEqual(shown);
            expect(meta).toEqual({
              total: ids.length,
              current_page: page,
              last_page: last,
              from: shown.length > 0 ? from + 1 : 0,
              to: shown.length > 0 ? from + shown.length : 0,
            });
          }
        },
      );
    });

    it('each row of the applicant list has exactly the fields of the contract', async () => {
      const { data } = await ask(as('administrator'), { limit: '50', applicantRelated: 'status' });
      expect([...Value.Errors(Type.Array(ApplicationRow), data)]).toEqual([]);
      expect(data).toHaveLength(50);
      const [one] = await server().db.many<Record<string, unknown>>(sql`
        select applicant.first_name, applicant.email, job.title, status.name as status,
          stage.name as stage, stage.colour, source.name as source, recruiter.first_name as recruiter
        from application join applicant on applicant.id = application.applicant_id
          join job on job.id = application.job_id join status on status.id = application.status_id
          left join stage on stage.id = application.stage_id
          join applicant_source source on source.id = application.source_id
          join app_user recruiter on recruiter.id = application.recruiter_id
        where application.id = ${data[0]?.id}`);
      expect(data[0]).toMatchObject({
        firstName: one?.first_name,
        applicantEmail: one?.email,
        job: { jobTitle: one?.title },
        status: { name: one?.status, statusColor: one?.colour },
        source: { source: one?.source },
        recruitingManager: [{ name: one?.recruiter }],
      });
    });

    it('an auditor sees no e-mail address, phone number and resume, and cannot search by them', async () => {
      const auditor = await server().signInAs('auditor');
      const { data, meta } = await ask(auditor, {});
      expect(JSON.stringify(data)).not.toMatch(/@|applicantEmail|phoneNumber|resume/);
      expect(meta.total).toBe((await ask(as('administrator'), {})).meta.total);
      for (const search of ['mail.example', '+91', '80000', '+91 80000 0'])
        expect((await ask(auditor, { search })).meta.total).toBe(0);
      expect((await ask(auditor, { search: 'kavya' })).meta.total).toBe(
        (await idsOf(`name_key like '%kavya%'`, newestFirst, 'true')).length,
      );
    });

    it.each(roles)(
      'a %s can open the applicant list only if the table of permissions says so',
      async (role) => {
        const expected = ['payout-officer', 'referrer'].includes(role) ? 403 : 200;
        const answer = await (await server().signInAs(role)).send('GET', path);
        expect(answer.statusCode).toBe(expected);
      },
    );

    it.each([
      [{ page: '0' }, 'page'],
      [{ limit: '501' }, 'limit'],
      [{ sourceId: 'x' }, 'sourceId'],
      [{ applicantStatusId: '2147483648' }, 'applicantStatusId'],
      [{ applicantStatusId: '1', statusId: '2' }, 'statusId'],
      [{ category: 'everyone' }, 'category'],
      [{ category: 'active', statusId: '2' }, 'category'],
      [{ sort: 'salary' }, 'sort'],
      [{ fromDate: '2026-02-30' }, 'fromDate'],
      [{ fromDate: '2026-03-02', toDate: '2026-03-01' }, 'toDate'],
      [{ search: 'x'.repeat(201) }, 'search'],
    ])(
      'the filter %j of the applicant list is refused at its field',
      async (query: Query, field) => {
        const answer = await as('administrator').send('GET', path, { query });
        expect(answer.statusCode).toBe(422);
        expect(Object.keys(answer.json().error.fields)).toEqual([field]);
      },
    );

    it.each([
      '%',
      '_',
      '\\',
      '\0',
      "'; drop table application; --",
      '💼',
      'ÀÉ',
      '\u{10ffff}',
      '\ud7ff',
      'a%',
    ])('the search %j is taken literally', async (search) => {
      await ask(as('administrator'), { search });
      await ask(as('recruiter'), { search });
    });
  },
  {
    data: 'applications',
  },
);
