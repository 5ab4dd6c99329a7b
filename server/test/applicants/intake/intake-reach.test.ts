import sql from 'sql-template-tag';
import type { ImportForecast } from '../../../contract/applicants/intake/application-import';
import { importMessages } from '../../../contract/applicants/intake/application-import-constants';
import { messages } from '../../../contract/messages';
import type { Role } from '../../../contract/permission';
import { makeUser } from '../../factories';
import { onDatabase, type Caller } from '../../server';
import { storePerson } from '../duplicates/duplicate-parts';
import { toMultipart } from '../../jobs/postings/job-parts';

interface Job {
  id: number;
  code: string;
}

onDatabase(
  (server) => {
    let admin: Caller;
    let recruiter: Caller;
    let mine: Job = { id: 0, code: '' };
    let other = mine;
    let foreign = mine;
    let made = 0;
    const jobsWhere = (condition: string): Promise<Job[]> =>
      server().db.many<Job>(
        sql([`select id, code from job where ${condition} order by id limit 2`]),
      );
    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      recruiter = await server().signInAs('recruiter', 3);
      const team = 'group_id in (select group_id from group_member where user_id = 3)';
      [mine = mine, other = other] = await jobsWhere(team);
      [foreign = foreign] = await jobsWhere(
        `created_by <> 3 and recruiting_manager_id <> 3 and not (${team})`,
      );
    });
    const someone = async (jobs: Job[]) => {
      made += 1;
      const email = `reach${made}@z.example`;
      const phone = `+91 95555 00${String(made).padStart(3, '0')}`;
      await storePerson(server().db, { email, phone, jobs: jobs.map(({ id }) => id) });
      return { email, phone };
    };
    const add = (fields: object, by: Caller) =>
      by.send('POST', '/api/v1/application', {
        payload: { jobId: mine.id, firstName: 'Asked', lastName: 'For', ...fields },
      });
    const countSuspected = async (fields: object, by: Caller): Promise<number> => {
      const answer = await add(fields, by);
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data.duplicates;
    };
    const dryRun = async (lines: string[], by: Caller): Promise<ImportForecast> => {
      const form = new FormData();
      const file = ['First Name,E-mail,Phone No,Job Code', ...lines].join('\n');
      form.append('file', new Blob([file]), 'people.csv');
      const read = await by.send('POST', '/api/v1/application-import', await toMultipart(form));
      const { id, suggestion } = read.json().data;
      const response = await by.send('POST', `/api/v1/application-import/${id}/dry-run`, {
        payload: { mapping: suggestion },
      });
      expect([response.statusCode, response.json().error]).toEqual([200, undefined]);
      return response.json().data;
    };

    it('the response to a recruiter who adds a person of another team counts no duplicate, but the pair is suspected', async () => {
      for (const part of ['email', 'phone'] as const) {
        const { email, phone } = await someone([foreign]);
        const fields =
          part === 'email'
            ? { applicantEmail: email }
            : { applicantEmail: `own.${email}`, phoneNumber: phone };
        expect(await countSuspected(fields, recruiter)).toBe(0);
        const [pair] = await server().db.many(sql`
          select reasons from duplicate_pair join applicant on applicant.id = first_id
          where applicant.email = ${email} and state = 'suspected'`);
        expect(pair).toEqual({ reasons: [part] });
      }
    });

    it('the answer to a person who adds a person counts the suspected duplicates within their own scope', async () => {
      const [own, theirs] = [await someone([other]), await someone([foreign])];
      expect(await countSuspected({ applicantEmail: own.email }, recruiter)).toBe(1);
      expect(await countSuspected({ applicantEmail: theirs.email }, admin)).toBe(1);
    });

    it('a dry run of an import does not count duplicates in another team', async () => {
      const [own, byMail, byPhone] = [
        await someone([other]),
        await someone([foreign]),
        await someone([foreign]),
      ];
      const lines = [
        `Asked,${own.email},,${mine.code}`,
        `Asked,${byMail.email},,${mine.code}`,
        `Asked,own.${byPhone.email},${byPhone.phone},${mine.code}`,
      ];
      expect(await dryRun(lines, recruiter)).toMatchObject({ good: 3, bad: 0, suspected: 1 });
      expect(await dryRun(lines, admin)).toMatchObject({ good: 3, bad: 0, suspected: 3 });
    });

    it('an import row of a person who applied for the job is refused, whichever team the person is in', async () => {
      const { email } = await someone([foreign, mine]);
      const response = await dryRun(
        [`Asked,${email},,${mine.code}`, `Asked,${email},,${other.code}`],
        recruiter,
      );
      expect(response).toMatchObject({ good: 1, bad: 1, suspected: 1 });
      expect(response.faults).toEqual([
        { line: 2, faults: [{ field: 'applicantEmail', message: importMessages.known }] },
      ]);
    });

    const recruiters: [string, Role[], boolean, number][] = [
      ['a referrer', ['referrer'], true, 422],
      ['someone without a role', [], true, 422],
      ['a recruiter who left', ['recruiter'], false, 422],
      ['a recruiter who refers too', ['referrer', 'recruiter'], true, 200],
    ];
    it.each(recruiters)(
      'assigning %s as recruiter succeeds or fails alike in a new application and in a change of one',
      async (_, roles, isActive, status) => {
        made += 1;
        const recruiterId = await makeUser(server().db, roles, { isActive });
        const answer = await add({ applicantEmail: `staff${made}@z.example`, recruiterId }, admin);
        const fields = answer.json().error?.fields;
        expect([answer.statusCode, fields?.recruiterId]).toEqual([
          status,
          status === 422 ? messages.status.recruiter : undefined,
        ]);
        const one = await server().db.one<{ id: number }>(
          sql`select min(id) as id from application`,
        );
        const changed = await admin.send('PUT', `/api/v1/application/${one?.id}`, {
          payload: { recruitingManagerId: recruiterId },
        });
        expect(changed.statusCode).toBe(status);
      },
    );
  },
  { data: 'company' },
);
