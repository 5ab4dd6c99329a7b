import sql from 'sql-template-tag';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import { importMessages } from '../../../contract/applicants/intake/application-import-constants';
import { createReadPhonesTask } from '../../../src/applicants/intake/read-phones';
import { onDatabase, type Caller } from '../../server';
import { importSteps } from '../../applicants/intake/import-parts';

onDatabase(
  (server) => {
    let caller: Caller;
    let jobId: number;
    let germanJob: number;
    const { upload, forecast, run } = importSteps(() => caller);

    const rows = <Row>(statement: ReturnType<typeof sql>) => server().db.many<Row>(statement);
    const jobWhere = async (condition: ReturnType<typeof sql>): Promise<number> =>
      (
        await rows<{ id: number }>(sql`select id from job where ${condition} order by id limit 1`)
      )[0]?.id ?? 0;
    const send = (fields: object) =>
      caller.send('POST', '/api/v1/application', {
        payload: { jobId, firstName: 'Mira', ...fields },
      });
    const create = async (fields: object): Promise<{ id: number; duplicates: number }> => {
      const answer = await send(fields);
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data;
    };
    const numberOf = async (id: number): Promise<string | undefined> =>
      (
        await rows<{ number: string }>(sql`
          select phone_number as number from application
            join applicant on applicant.id = applicant_id where application.id = ${id}`)
      )[0]?.number;

    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      jobId = await jobWhere(sql`pipeline_id is not null`);
      germanJob = await jobWhere(sql`id <> ${jobId}`);
      await server().db.run(sql`
        with city as (
          insert into city (name, country_id) select 'Hamburg', id from country where name = 'Germany'
          returning id),
        place as (
          insert into location (display, city_id) select 'Hamburg office', id from city returning id),
        gone as (delete from job_location where job_id = ${germanJob} returning 1)
        insert into job_location (job_id, location_id, sequence)
        select ${germanJob}, id, 0 from place, (select count(*) from gone) done
        on conflict do nothing`);
    });

    describe('a person without an e-mail address', () => {
      it('a person without an e-mail address can be added with a phone number, and is in list, record and export', async () => {
        const { id } = await create({ lastName: 'Callme', phoneNumber: '+91 98000 11111' });
        const record = await caller.send('GET', `/api/v1/application/${id}`);
        expect(record.json().data).toMatchObject({
          applicantEmail: '',
          phoneNumber: '+91 98000 11111',
        });
        const list = await caller.send('GET', '/api/v2/application', {
          query: { search: 'callme' },
        });
        expect(list.json().data).toEqual([expect.objectContaining({ id, applicantEmail: '' })]);
        const ticket = await caller.send('POST', '/api/v1/file-tickets', {
          payload: { kind: 'list', list: 'application', rows: { applicantId: [id] } },
        });
        const file = await server().app.inject({ url: ticket.json().data.url });
        expect(file.body).toContain('Mira,Callme,,');
        const auditor = await server().signInAs('auditor');
        const masked = await auditor.send('GET', `/api/v1/application/${id}`);
        expect(masked.json().data).not.toHaveProperty('applicantEmail');
      });

      it('a person without an e-mail address is refused without a phone number, and the error asks for one of the two', async () => {
        for (const fields of [{}, { applicantEmail: ' ' }, { phoneNumber: '' }]) {
          const answer = await send(fields);
          expect([answer.statusCode, answer.json().error.fields]).toEqual([
            422,
            { applicantEmail: intakeMessages.reach },
          ]);
        }
      });

      it('a person without an e-mail address is not a suspected duplicate of others without an address', async () => {
        await create({ lastName: 'Onlyone', phoneNumber: '+91 98000 22221' });
        expect(
          (await create({ lastName: 'Onlytwo', phoneNumber: '+91 98000 22222' })).duplicates,
        ).toBe(0);
      });

      it('a person without an e-mail address can be referred by a colleague', async () => {
        const answer = await caller.send('POST', '/api/v1/my-referrals', {
          payload: { jobId, firstName: 'Ring', phoneNumber: '98000 33333', consent: 1 },
        });
        expect([422, 200]).toContain(answer.statusCode);
        expect(answer.json().error?.fields ?? {}).not.toHaveProperty('applicantEmail');
      });

      it('a person without an e-mail address is imported once, however often the file is imported', async () => {
        const file = [
          'First Name,Last Name,Phone',
          'Uma,Phone,98000 44441',
          'Uma,Phone,+91-98000-44441',
          'Vik,Phone,98000 44442',
          'Nobody,Phone,N/A',
          'Cut,Phone,9.87650E+09',
        ].join('\n');
        const first = await upload(file);
        const forecasted = await forecast(first.id, { mapping: first.suggestion, jobId });
        expect(forecasted.faults.map(({ line, faults }) => [line, faults[0]])).toEqual([
          [3, { field: 'phoneNumber', message: importMessages.repeated }],
          [5, { field: 'applicantEmail', message: intakeMessages.reach }],
          [6, { field: 'phoneNumber', message: intakeMessages.phoneRounded }],
        ]);
        expect(await run(first.id)).toMatchObject({ imported: 2, rejected: 3 });
        const second = await upload(file);
        expect(await forecast(second.id, { mapping: second.suggestion, jobId })).toMatchObject({
          good: 0,
        });
      });

      it('a person without an e-mail address can be imported only from a file with a column for address or phone number', async () => {
        const { id } = await upload('First Name,City\nA,B');
        const answer = await caller.send('POST', `/api/v1/application-import/${id}/dry-run`, {
          payload: { mapping: { firstName: 0 }, jobId },
        });
        expect(answer.json().error.fields).toEqual({
          'mapping.applicantEmail': importMessages.reach,
        });
      });
    });

    describe('a phone number', () => {
      it.each([
        ['+91 (0)98111 00001', '98111 00001', '919811100001'],
        ['+49 (0)30 123451', '0049 30 123451', '4930123451'],
        ['tel:+1-212-555-0199;ext=12', '+1 212 555 0199', '12125550199'],
        ['98111\u201100002', '098111\u00a000002', '919811100002'],
        ['(+44) 20 7946 0958', '+44 (0)20 7946 0958', '442079460958'],
      ])('the phone numbers %s and %s are recognized as one number', async (one, other, number) => {
        const first = await create({ phoneNumber: one });
        const second = await create({ phoneNumber: other });
        expect([await numberOf(first.id), await numberOf(second.id)]).toEqual([number, number]);
        expect(second.duplicates).toBeGreaterThan(0);
      });

      it('a phone number without a country code is read as one of the country of its job, or else of the company', async () => {
        const { id } = await create({ jobId: germanJob, phoneNumber: '030 123459' });
        expect(await numberOf(id)).toBe('4930123459');
        const same = await create({ phoneNumber: '+49 (0)30 123459' });
        expect(same.duplicates).toBe(1);
      });

      it.each(['12345678901234567890', '1234567890123456', '98765 01234, 98765 01235', '+91 12'])(
        'the phone number %s is refused, and the error at the field describes a valid number',
        async (phoneNumber) => {
          const answer = await send({ applicantEmail: 'has@x.example', phoneNumber });
          expect([answer.statusCode, answer.json().error.fields]).toEqual([
            422,
            { phoneNumber: intakeMessages.phone },
          ]);
        },
      );

      it('a phone number stored by an earlier release is normalized when a server starts', async () => {
        const [person] = await rows<{ id: number }>(sql`
          insert into applicant (first_name, phone) values ('Early', '+49 (0)40 123458') returning id`);
        await server().db.run(sql`
          insert into application (applicant_id, job_id, status_id)
          values (${person?.id ?? 0}, ${jobId}, 1)`);
        await createReadPhonesTask(server().db).run(
          {},
          { log: server().app.log, signal: new AbortController().signal },
        );
        expect((await create({ phoneNumber: '+49 40 123458' })).duplicates).toBe(1);
        const [left] = await rows<{ n: number }>(sql`
          select count(*)::integer as n from applicant where phone <> '' and not phone_is_read`);
        expect(left?.n).toBe(0);
      });
    });

    describe('an e-mail address', () => {
      const wrong = [
        'a@x.example,',
        'a..b@x.example',
        '.a@x.example',
        'a@x.example.',
        'a@x..example',
      ];

      it.each(wrong)(
        'an e-mail address such as %s is refused in every form and import',
        async (address) => {
          const field = async (
            method: 'POST' | 'PATCH',
            path: string,
            payload: object,
          ): Promise<[number, unknown]> => {
            const answer = await caller.send(method, path, { payload });
            return [answer.statusCode, Object.keys(answer.json().error?.fields ?? {})];
          };
          expect(
            await field('POST', '/api/v1/application', {
              jobId,
              firstName: 'A',
              applicantEmail: address,
            }),
          ).toEqual([422, ['applicantEmail']]);
          expect(
            await field('POST', '/api/v1/person', {
              firstName: 'A',
              lastName: 'B',
              email: address,
              roles: ['recruiter'],
            }),
          ).toEqual([422, ['email']]);
          expect(
            await field('POST', '/api/v1/directory/people', {
              firstName: 'A',
              lastName: 'B',
              email: address,
            }),
          ).toEqual([422, ['email']]);
        },
      );

      it('an e-mail address in a file is read in the forms that mail programs and web pages write it', async () => {
        const file = [
          'First Name,Email',
          'A,mailto:file-a@x.example',
          'B,"Bea Q <file-b@x.example>"',
          'C,file-c@x.example;file-d@x.example',
          'F,file-f@x.example.',
          '\u00c9,\u00e9v3@x.example',
        ].join('\n');
        const { id, suggestion } = await upload(file);
        const forecasted = await forecast(id, { mapping: suggestion, jobId });
        expect(forecasted.faults.map(({ line }) => line)).toEqual([4, 5]);
        await run(id);
        expect(
          await rows(sql`
            select email from applicant where email like 'file-%' or email like 'év3%' order by id`),
        ).toEqual([
          { email: 'file-a@x.example' },
          { email: 'file-b@x.example' },
          { email: 'év3@x.example' },
        ]);
      });
    });
  },
  { data: 'company', queue: true },
);
