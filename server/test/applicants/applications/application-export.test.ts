import sql from 'sql-template-tag';
import { companyToday } from '../../company-today';
import { onDatabase, type Caller } from '../../server';

const today = companyToday();
const contact = 'Email,Contact Detail,';
const header = `\uFEFFId,First Name,Last Name,${contact}Experience,Job Title,Job Code,Source,Stage,Status,Hiring Manager,Recruiter Assigned,Application Date,Joining Date,Reason`;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const ticket = (applications: object | undefined, by = caller) =>
      by.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: 'application', rows: applications },
      });
    const open = (url: string) => server().app.inject({ method: 'GET', url });
    const linesOf = async (applications: object, by = caller): Promise<string[]> => {
      const asked = await ticket(applications, by);
      expect([asked.statusCode, asked.json().error]).toEqual([200, undefined]);
      const answer = await open(asked.json().data.url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toContain(`applications-${today}.csv`);
      return answer.body.trimEnd().split('\r\n');
    };
    const idsOf = (lines: string[]) => lines.map((line) => Number(line.split(',')[0]));
    const idsWhere = async (condition: string) =>
      (
        await server().db.many<{ id: number }>(
          sql([`select id from application where ${condition} order by created_at desc, id desc`]),
        )
      ).map(({ id }) => id);

    it('an export has the chosen applicants, with days in the format of the list', async () => {
      const [first, ...lines] = await linesOf({ applicantId: [3, 1] });
      expect(first).toBe(header);
      expect(idsOf(lines)).toEqual(await idsWhere('id in (1, 3)'));
      expect(lines[0]).toMatch(/,\d\d\/\d\d\/\d{4},/);
    });

    it('an export has all matching applicants except the unticked, each once and in order', async () => {
      const [, ...all] = await linesOf({ matching: {}, except: [5] });
      expect(idsOf(all)).toEqual(await idsWhere('id <> 5'));
      const [, ...some] = await linesOf({ matching: { sourceId: 3, statusId: 2 } });
      expect(idsOf(some)).toEqual(await idsWhere('source_id = 3 and status_id = 2'));
      const [, ...found] = await linesOf({ matching: { search: 'kavya' } });
      expect(idsOf(found)).toEqual(await idsWhere(`search_key like '%kavya%'`));
    });

    it('an export writes a name that looks like a formula as plain text', async () => {
      await server().db.run(sql`
        update applicant set first_name = '=1+1', phone = '@SUM(A1)' where id = (
          select applicant_id from application where id = 3)`);
      const [, line] = await linesOf({ applicantId: [3] });
      expect(line).toContain(`,'=1+1,`);
      expect(line).toContain(`,'@SUM(A1),`);
    });

    it('an export omits contact data for an auditor, and jobs of others for a recruiter', async () => {
      const auditor = await server().signInAs('auditor');
      const [first, ...lines] = await linesOf({ matching: {} }, auditor);
      expect(first).toBe(header.replace(contact, ''));
      expect(lines.join()).not.toMatch(/mail\.example|\+91/);
      const recruiter = await server().signInAs('recruiter', 3);
      const [, ...own] = await linesOf({ matching: {} }, recruiter);
      expect(idsOf(own)).toEqual(
        await idsWhere(`job_id in (select id from job where created_by = 3
          or recruiting_manager_id = 3
          or group_id in (select group_id from group_member where user_id = 3))`),
      );
      expect(own.length).toBeLessThan(lines.length);
    });

    it.each(['hiring-manager', 'payout-officer', 'referrer'] as const)(
      'an export is refused to a %s, who may not export applicants',
      async (role) => {
        expect((await ticket({ matching: {} }, await server().signInAs(role))).statusCode).toBe(
          403,
        );
      },
    );

    it('the audit log says who exported which applicants', async () => {
      await linesOf({ applicantId: [2] });
      const log = await server().db.many(sql`
        select details from audit_entry where action = 'application.export' order by id desc limit 1`);
      expect(log).toEqual([{ details: { applicantId: [2] } }]);
    });

    it.each([
      [undefined, 'rows'],
      [{}, 'applicantId'],
      [{ applicantId: [] }, 'rows'],
      [{ applicantId: [1], matching: {} }, 'applicantId'],
    ])('a file ticket for the export %j is refused', async (applications, field) => {
      const answer = await ticket(applications);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.fields)[0]).toBe(field);
    });
  },
  {
    data: 'applications',
  },
);
