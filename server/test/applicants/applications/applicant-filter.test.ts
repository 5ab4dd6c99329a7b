import sql, { raw } from 'sql-template-tag';
import Value from 'typebox/value';
import { Many } from '../../../contract/answer';
import { ApplicationRow } from '../../../contract/applicants/applications/application';
import { roles, type Role } from '../../../contract/permission';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { onDatabase, type Caller } from '../../server';
import { toDayAfterToday } from '../../jobs/postings/job-parts';

const path = '/api/v1/applicant-filter';
type Query = Record<string, string>;

const days: Query = { fromDate: toDayAfterToday(-60), toDate: toDayAfterToday(-10) };
const inDays = `(application.created_at at time zone 'Asia/Kolkata')::date
  between date '${toDayAfterToday(-60)}' and date '${toDayAfterToday(-10)}'`;
const inDepartment = 'job.department_id = 4';
const atPlace = `exists (
  select from job_location where job_id = job.id and location_id = 2)`;

/** Conditions are written independently of the server's code. */
const queries: [string, Query, condition: string][] = [
  ['nothing', {}, 'true'],
  ['departmentId', { departmentId: '4' }, inDepartment],
  ['locationId', { locationId: '2' }, atPlace],
  ['applicantStatusId', { applicantStatusId: '2' }, 'status_id = 2'],
  ['fromDate', { fromDate: toDayAfterToday(-60) }, inDays.replace(/between (.*) and .*/s, '>= $1')],
  ['fromDate and toDate', days, inDays],
  ['activeJobs', { activeJobs: 'true' }, 'not job.is_expired'],
  ['expiredJobs', { expiredJobs: '1' }, 'job.is_expired'],
  ['allJobs', { allJobs: 'true' }, 'true'],
  [
    'all of them',
    { departmentId: '4', locationId: '2', applicantStatusId: '2', activeJobs: 'true', ...days },
    `${inDepartment} and ${atPlace} and status_id = 2 and not job.is_expired and ${inDays}`,
  ],
];

const reach: Partial<Record<Role, [userId: number, jobs: string]>> = {
  administrator: [1, 'true'],
  recruiter: [
    3,
    `(job.group_id in (select group_id from group_member where user_id = 3)
      or job.created_by = 3 or job.recruiting_manager_id = 3)`,
  ],
  'hiring-manager': [
    4,
    `(job.hiring_manager_id = 4 or job.id in (select job_id from job_user where user_id = 4))`,
  ],
};

onDatabase(
  (server) => {
    const callers = new Map<Role, Caller>();
    beforeAll(async () => {
      for (const role of roles) callers.set(role, await server().signInAs(role, reach[role]?.[0]));
    });
    const read = async (role: Role, query: Query) => {
      const answer = await callers.get(role)?.send('GET', path, { query });
      expect([answer?.statusCode, answer?.json().error]).toEqual([200, undefined]);
      const page = answer?.json() as Many<ApplicationRow>;
      expect([...Value.Errors(Many(ApplicationRow), page)]).toEqual([]);
      return page;
    };
    const foundByHand = (condition: string) =>
      server().db.many<{ id: number }>(sql`
        select application.id from application join job on job.id = application.job_id
        where ${raw(condition)} order by application.created_at desc, application.id desc`);

    describe.each(Object.entries(reach))('the applicants for a %s', (role, [, jobs]) => {
      it.each(queries)(
        'the applicant list has exactly the rows that match %s',
        async (_, query, condition) => {
          const page = await read(role as Role, { ...query, limit: '25' });
          const ids = (await foundByHand(`${condition} and ${jobs}`)).map(({ id }) => id);
          expect(page.meta.total).toBe(ids.length);
          expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 25));
        },
      );
    });

    it('each filter of these tests finds at least one applicant, so that the tests prove something', async () => {
      for (const [name, query] of queries.slice(0, -1))
        expect([name, (await read('administrator', query)).data.length > 0]).toEqual([name, true]);
    });

    it('an auditor sees no e-mail address, phone number or resume of the applicants', async () => {
      const [row] = (await read('auditor', { departmentId: '4', limit: '1' })).data;
      expect(row).toBeDefined();
      for (const hidden of ['applicantEmail', 'phoneNumber', 'resume'])
        expect(row).not.toHaveProperty(hidden);
    });

    it.each(['payout-officer', 'referrer'] as const)(
      'a %s is refused the list of applicants',
      async (role) => {
        expect((await callers.get(role)?.send('GET', path))?.statusCode).toBe(403);
      },
    );

    it.each<[Query, string]>([
      [{ activeJobs: 'true', expiredJobs: 'true' }, 'expiredJobs'],
      [{ fromDate: toDayAfterToday(0), toDate: toDayAfterToday(-1) }, 'toDate'],
      [{ departmentId: 'x' }, 'departmentId'],
      [{ limit: '501' }, 'limit'],
      [{ search: 'tea' }, 'search'],
    ])('the list of applicants is refused for the filter %j', async (query, field) => {
      const caller = callers.get('administrator');
      if (!caller) throw new Error('Nobody is signed in');
      expect(Object.keys(await readFieldErrors(caller.send('GET', path, { query })))).toEqual([
        field,
      ]);
    });
  },
  { data: 'company' },
);
