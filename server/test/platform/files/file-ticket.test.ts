import sql from 'sql-template-tag';
import { companyToday } from '../../company-today';
import { onDatabase, type Caller } from '../../server';
import { bulkRows } from '../../test-data';

const today = companyToday();
const bulk = bulkRows.jobs.jobs;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const ticket = async (selection: object, by = caller, columns?: object): Promise<string> => {
      const answer = await by.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: 'job', rows: selection, ...(columns && { columns }) },
      });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data.url;
    };
    const open = (url: string) => server().app.inject({ method: 'GET', url });
    const linesOf = async (selection: object, by = caller): Promise<string[]> => {
      const answer = await open(await ticket(selection, by));
      expect(answer.statusCode).toBe(200);
      return answer.body.trimEnd().split('\r\n');
    };

    it('an export has exactly the chosen jobs, with a header and days in the company’s format', async () => {
      const [header, ...lines] = await linesOf({ jobId: [2, 1] });
      expect(header).toBe(
        '\uFEFFJob Code,Job Title,Department,Position,Job Type,Positions,Applicants,Open Date,Expiry Date,Remote,Workplace,Location,Minimum Salary,Maximum Salary,Salary Currency,Salary Unit,Referral Slab,Platforms,Status',
      );
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(/^KF-00002,.*,\d\d\/\d\d\/\d{4},/);
    });

    const headOf = async (columns: object): Promise<string[]> => {
      const { body } = await open(await ticket({ jobId: [1] }, caller, columns));
      return body.slice(1).split('\r\n')[0]?.split(',') ?? [];
    };

    it('an export has the columns of a saved view in their order, and none that the view hides', async () => {
      const all = await headOf({ shown: [], hidden: [] });
      const head = await headOf({
        shown: ['Status', 'Nothing', 'Job Title'],
        hidden: ['Location', 'Minimum Salary'],
      });
      expect(head.slice(0, 2)).toEqual(['Status', 'Job Title']);
      expect(new Set([...head, 'Location', 'Minimum Salary'])).toEqual(new Set(all));
      expect(head).toHaveLength(all.length - 2);
      expect(await headOf({ shown: [], hidden: all })).toEqual(all);
    });

    it('an export with columns that are not texts, or with too many columns, is refused', async () => {
      for (const columns of [
        { shown: [7, {}], hidden: [] },
        { shown: Array.from({ length: 101 }, () => 'Status'), hidden: [] },
        { shown: ['x'.repeat(101)], hidden: [] },
      ]) {
        const answer = await caller.send('POST', '/api/v1/file-tickets', {
          payload: { kind: 'list', list: 'job', rows: { jobId: [1] }, columns },
        });
        expect(answer.statusCode).toBe(422);
      }
    });

    it('a job’s salary that is not public is exported only for people who edit jobs', async () => {
      await server().db.run(sql`
        update job set salary_min = 40000, salary_max = 60000.5, salary_currency = 'INR',
          salary_unit = 'MONTH', salary_shown = id = 2, is_hybrid = true, is_remote = false
        where id in (1, 2)`);
      const auditor = await server().signInAs('auditor');
      const pay = /,Hybrid,.*,40000,60000.5,INR,Month,/;
      const [, ...all] = await linesOf({ jobId: [1, 2] });
      expect(all.map((line) => pay.test(line))).toEqual([true, true]);
      const [, ...seen] = await linesOf({ jobId: [1, 2] }, auditor);
      expect(seen.map((line) => [line.slice(0, 8), pay.test(line)])).toEqual(
        all.map((line) => [line.slice(0, 8), line.startsWith('KF-00002')]),
      );
    });

    it('an export of all matching jobs has each job once, in any number of batches', async () => {
      const [, ...lines] = await linesOf({ matching: {} });
      const codes = lines.map((line) => line.split(',')[0]);
      expect(new Set(codes).size).toBe(bulk + 60);
      expect(codes).toHaveLength(bulk + 60);
      const [, ...rest] = await linesOf({ matching: {}, except: [1] });
      expect(rest).toHaveLength(lines.length - 1);
      const active = await linesOf({ matching: { activeJobs: 'true', search: 'barista' } });
      const row = await server().db.one<{ n: number }>(
        sql`select count(*) as n from job where not is_expired and title ilike '%barista%'`,
      );
      expect(active).toHaveLength((row?.n ?? 0) + 1);
      const asSent = await linesOf({ matching: { activeJobs: '1', search: 'barista' } });
      expect(asSent).toEqual(active);
    });

    it('an export writes a job title that looks like a formula as plain text', async () => {
      await server().db.run(sql`update job set title = '=HYPERLINK("x")' where id = 3`);
      const [, line] = await linesOf({ jobId: [3] });
      expect(line).toContain(`"'=HYPERLINK(""x"")"`);
    });

    it('an export is a download that no browser would run', async () => {
      const { headers } = await open(await ticket({ jobId: [1] }));
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="jobs-${today}.csv"`,
        'cache-control': 'no-store',
      });
      expect(headers['content-security-policy']).toContain('sandbox');
    });

    it('a file ticket opens its file once, within a minute, and only at the right address', async () => {
      const url = await ticket({ jobId: [1] });
      const both = await Promise.all([open(url), open(url)]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
      const late = await ticket({ jobId: [1] });
      await server().db.run(sql`update file_ticket set expires_at = now() - interval '1 second'`);
      expect((await open(late)).statusCode).toBe(404);
      expect((await open(`/files/${'x'.repeat(43)}`)).statusCode).toBe(404);
      for (const hostile of ['x', '..%2f..%2fetc', '%00', 'a'.repeat(5_000)]) {
        const { statusCode } = await open(`/files/${hostile}`);
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
      }
    });

    it('a HEAD request does not use up a file ticket, and logs nothing', async () => {
      const url = await ticket({ jobId: [1] });
      const noted = () => server().db.many(sql`select id from audit_entry`);
      const before = (await noted()).length;
      for (let look = 0; look < 3; look += 1) {
        const head = await server().app.inject({ method: 'HEAD', url });
        expect([head.statusCode, head.body]).toEqual([200, '']);
        expect(head.headers['content-disposition']).toContain('attachment');
      }
      expect(await noted()).toHaveLength(before);
      expect((await open(url)).statusCode).toBe(200);
      expect((await server().app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
    });

    it('a file ticket becomes invalid when its session ends, and when its person is deactivated', async () => {
      const leaver = await server().signInAs('administrator');
      const url = await ticket({ jobId: [1] }, leaver);
      await server().db.run(
        sql`update session set ended_at = now() where id = ${leaver.sessionId}`,
      );
      expect((await open(url)).statusCode).toBe(404);
      const deactivated = await server().signInAs('administrator');
      const other = await ticket({ jobId: [1] }, deactivated);
      await server().db.run(
        sql`update app_user set is_active = false where id = ${deactivated.userId}`,
      );
      expect((await open(other)).statusCode).toBe(404);
    });

    it('the database stores no secret with which a file ticket could be used', async () => {
      const url = await ticket({ jobId: [1] });
      const rows = await server().db.many(sql`select * from file_ticket`);
      expect(JSON.stringify(rows)).not.toContain(url.replace('/files/', ''));
    });

    it('permissions are checked again when the file of a ticket is downloaded', async () => {
      const recruiter = await server().signInAs('recruiter', 3);
      const whole = await linesOf({ matching: {} });
      const own = await linesOf({ matching: {} }, recruiter);
      expect(own.length).toBeLessThan(whole.length);
      const url = await ticket({ matching: {} }, recruiter);
      await server().db.run(sql`update user_role set role = 'referrer' where user_id = 3`);
      expect((await open(url)).statusCode).toBe(403);
      await server().db.run(sql`update user_role set role = 'recruiter' where user_id = 3`);
    });

    it.each([
      [{}],
      [{ kind: 'list', list: 'job' }],
      [{ kind: 'passwords', list: 'job', rows: { jobId: [1] } }],
      [{ kind: 'list', list: 'job', rows: {} }],
      [{ kind: 'list', list: 'job', rows: { jobId: [] } }],
      [{ kind: 'list', list: 'job', rows: { jobId: [1], matching: {} } }],
      [{ kind: 'list', list: 'job', rows: { matching: { fromDate: 'x' } } }],
    ])('a file ticket for %j is refused', async (payload) => {
      const answer = await caller.send('POST', '/api/v1/file-tickets', { payload });
      expect(answer.statusCode).toBe(422);
    });
  },
  {
    data: 'jobs',
  },
);
