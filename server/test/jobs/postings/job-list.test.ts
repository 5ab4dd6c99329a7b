import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { JobPage, type JobRow } from '../../../contract/jobs/postings/job';
import { onDatabase, type Caller } from '../../server';

const dayOffset = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const today = dayOffset(0);

type Query = Record<string, string>;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });

    const list = async (query: Query = {}, by = caller): Promise<JobPage> => {
      const answer = await by.send('GET', '/api/v1/job', { query });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    const count = async (condition = 'true'): Promise<number> => {
      const text = `select count(*) as n from job where ${condition}`;
      const row = await server().db.one<{ n: number }>(sql([text]));
      return row?.n ?? -1;
    };
    const refusal = async (query: Query): Promise<Record<string, string>> => {
      const answer = await caller.send('GET', '/api/v1/job', { query });
      expect(answer.statusCode).toBe(422);
      return answer.json().error.fields;
    };

    it('rows and pages of the job list have exactly the fields of the contract', async () => {
      const page = await list();
      expect([...Value.Errors(JobPage, page)]).toEqual([]);
      expect(page.data).toHaveLength(10);
    });

    it('a long list of jobs is read page by page, and its meta says which of how many rows a page has', async () => {
      const total = await count();
      const page = await list({ allJobs: 'true', page: '2', limit: '10' });
      expect(page.meta).toMatchObject({ total, current_page: 2, from: 11, to: 20 });
      expect(page.meta.last_page).toBe(Math.ceil(total / 10));
    });

    it('all pages together have every job exactly once, in every order', async () => {
      const total = await count();
      for (const sort of [
        '',
        'title',
        '-title',
        'positions',
        '-applicants',
        'openDate',
        'expiryDate',
      ]) {
        const seen: number[] = [];
        for (let page = 1; page <= Math.ceil(total / 25); page += 1)
          seen.push(
            ...(await list({ page: String(page), limit: '25', ...(sort && { sort }) })).data.map(
              ({ jobId }) => jobId,
            ),
          );
        expect(new Set(seen).size).toBe(total);
        expect(seen).toHaveLength(total);
      }
    });

    it('jobs are sorted by the requested field', async () => {
      const by = async (sort: string, key: (row: JobRow) => string | number) =>
        (await list({ sort, limit: '100' })).data.map(key);
      const titles = await by('title', (row) => row.jobTitle.toLowerCase());
      const applicants = await by('-applicants', (row) => row.jobApplication);
      const opened = await by('openDate', (row) => Date.parse(row.created_at));
      expect(applicants).toEqual([...applicants].sort((a, b) => Number(b) - Number(a)));
      expect(opened).toEqual([...opened].sort((a, b) => Number(a) - Number(b)));
      expect(titles[0]).toBe([...titles].sort()[0]);
    });

    it('a page past the last one is empty, and not an error', async () => {
      const page = await list({ page: '9999999' });
      expect(page.data).toEqual([]);
      expect(page.meta).toMatchObject({ from: 0, to: 0, current_page: 9_999_999 });
    });

    it('the parameter size selects the page size, as limit does', async () => {
      expect((await list({ page: '1', size: '5' })).data).toHaveLength(5);
    });

    it.each([
      ['activeJobs', 'true', 'not is_expired'],
      ['activeJobs', '1', 'not is_expired'],
      ['expiredJobs', 'true', 'is_expired'],
      ['activeJobs', '0', 'true'],
      ['allJobs', 'true', 'true'],
      ['type', 'active', 'not is_expired'],
      ['type', 'expired', 'is_expired'],
      ['jobPublishedSaveStatus', '20', 'is_published'],
      ['jobPublishedSaveStatus', '30', 'not is_published'],
      ['jobPublishedSaveStatus', '10', 'true'],
    ])('the filter %s=%s lists exactly the matching jobs', async (name, value, condition) => {
      const page = await list({ [name]: value, limit: '100' });
      expect(page.meta.total).toBe(await count(condition));
      expect(page.data).toHaveLength(page.meta.total);
    });

    it('the job list gives the numbers of published and of saved jobs in the whole list', async () => {
      const { meta } = await list({ activeJobs: 'true' });
      expect(meta.published).toBe(await count('not is_expired and is_published'));
      expect(meta.saved).toBe(meta.total - meta.published);
    });

    it('a filter for both active and expired jobs is refused', async () => {
      expect(await refusal({ activeJobs: 'true', expiredJobs: '1' })).toHaveProperty('expiredJobs');
      expect((await list({ activeJobs: 'true', expiredJobs: 'false' })).meta.total).toBeGreaterThan(
        0,
      );
    });

    it.each([
      ['engineer', "title ilike '%engineer%'"],
      ['ENGINEER', "title ilike '%engineer%'"],
      ['KF-0000', "code like 'KF-0000%'"],
      ['qa', "title ~* '\\mqa'"],
      ['caf', "title ilike '%caf%'"],
      ['%', 'false'],
      ['_', 'false'],
      ['100%', 'false'],
      ["'; drop table job; --", 'false'],
      ['zzzz', 'false'],
    ])('the search %j finds and counts jobs by title and code', async (search, condition) => {
      const page = await list({ search, limit: '100' });
      expect(page.meta.total).toBe(await count(condition));
      expect(page.data).toHaveLength(page.meta.total);
    });

    it('filters by department, location and opening day can be combined', async () => {
      const page = await list({ departmentId: '11', limit: '100' });
      expect(page.meta.total).toBe(await count('department_id = 11'));
      expect(page.data.every((row) => row.department.departmentId === 11)).toBe(true);
      const place = await list({ locationId: '1', limit: '100' });
      expect(place.meta.total).toBe(
        await count('id in (select job_id from job_location where location_id = 1)'),
      );
      const fromDate = dayOffset(-60);
      const recent = await list({ fromDate, toDate: today, sort: 'title', limit: '100' });
      const counted = await list({ fromDate, toDate: today, limit: '1' });
      expect(recent.data).toHaveLength(counted.meta.total);
      expect(
        recent.data.every((row) => Date.parse(row.created_at) > Date.parse(fromDate) - 86_400_000),
      ).toBe(true);
    });

    it.each([
      ['questionGroupId', 'question_group_id'],
      ['pipelineId', 'pipeline_id'],
      ['jobPriorityId', 'job_priority_id'],
      ['referralAmountId', 'referral_amount_id'],
    ])(
      'the filter %s lists exactly the jobs that are counted as uses of the record',
      async (name, column) => {
        const used = sql([`select max(${column}) as id from job where ${column} is not null`]);
        const { id } = (await server().db.one<{ id: number }>(used)) ?? { id: 0 };
        const page = await list({ allJobs: 'true', [name]: String(id) });
        expect(id).toBeGreaterThan(0);
        expect(page.meta.total).toBe(await count(`${column} = ${id}`));
      },
    );

    it('the list shows the number of applications of each job', async () => {
      const [row] = (await list({ sort: '-applicants', limit: '1' })).data;
      const stored = await server().db.one<{ n: number }>(
        sql`select count(*) as n from application where job_id = ${row?.jobId}`,
      );
      expect(row?.jobApplication).toBe(stored?.n);
    });

    it('a job is listed as Published while it is live on a platform, and otherwise as Saved', async () => {
      const { data } = await list({ limit: '100' });
      for (const row of data)
        expect(row.status).toBe(row.publishplatforms.length > 0 ? 'Published' : 'Saved');
    });

    it('the job list hides amounts from people who may not see them', async () => {
      const auditor = await list({ limit: '100' }, await server().signInAs('auditor'));
      const referrer = await list({ limit: '100' }, await server().signInAs('referrer'));
      expect(auditor.data.some((row) => row.referralAmount[0]?.amount !== undefined)).toBe(true);
      expect(referrer.data.some((row) => row.referralAmount.length > 0)).toBe(true);
      expect(referrer.data.some((row) => row.referralAmount[0]?.amount !== undefined)).toBe(false);
    });

    const wrong: [string, string][] = [
      ['page', '0'],
      ['page', '-1'],
      ['page', 'abc'],
      ['page', '1e99'],
      ['page', '99999999999'],
      ['limit', '0'],
      ['limit', '501'],
      ['size', '1.5'],
      ['search', 'x'.repeat(201)],
      ['sort', 'salary'],
      ['sort', 'title;drop table job'],
      ['type', 'old'],
      ['jobPublishedSaveStatus', '15'],
      ['departmentId', '2147483648'],
      ['departmentId', 'one'],
      ['locationId', '-3'],
      ['fromDate', '2026-02-30'],
      ['fromDate', '0000-01-01'],
      ['toDate', 'tomorrow'],
      ['activeJobs', 'yes'],
      ['nothing', '1'],
    ];
    it.each(wrong)('the parameter %s=%s is refused and the field named', async (name, value) => {
      expect(Object.keys(await refusal({ [name]: value }))).toContain(name);
    });

    it('a date range that ends before its start is refused', async () => {
      expect(await refusal({ fromDate: '2026-02-02', toDate: '2026-02-01' })).toHaveProperty(
        'toDate',
      );
    });

    it('a search for jobs with zero bytes, emoji or right-to-left marks does not fail', async () => {
      for (const search of ['\0', 'a\0b', '\u202Eabc', '😀😀😀', '\\\\\\', '%%%', "'''"])
        await list({ search });
    });
  },
  { data: 'company' },
);
