import sql from 'sql-template-tag';
import { importMessages } from '../../../contract/applicants/intake/application-import-constants';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import { onDatabase, type Caller } from '../../server';
import { importSteps } from './import-parts';

const head = 'First Name,Last Name,E-mail,Phone No,Experience,Job Code,Source,Remarks';

onDatabase(
  (server) => {
    let caller: Caller;
    let job = { id: 0, code: '', title: '' };
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      const [found] = await rows<typeof job>(`
        select id, code, title from job where pipeline_id is not null
          and (select count(*) from job other where other.title_key = job.title_key) = 1
        order by id limit 1`);
      job = found ?? job;
    });
    let made = 0;
    const line = (parts: Partial<Record<string, string>> = {}): string => {
      made += 1;
      const { first = 'Ravi', last = 'Nair', mail = `ravi${made}@y.example`, phone = '' } = parts;
      const { years = '3', code = job.code, source = '', remarks = '' } = parts;
      return [first, last, mail, phone, years, code, source, remarks].join();
    };
    const { post, upload, forecast, run } = importSteps(() => caller);
    const applied = async (mail: string) =>
      rows<Record<string, unknown>>(`
        select first_name, last_name, phone, experience, job_id, source_id, application.status_id, comment,
          application.stage_id is not null as has_stage
        from applicant join application on applicant_id = applicant.id
          join application_history on application_id = application.id
        where email = '${mail}'`);

    it('an uploaded file is read and a mapping proposed, but nothing is imported yet', async () => {
      const before = await rows('select count(*) as n from applicant');
      const read = await upload(`${head}\n${line()}\n`);
      expect(read).toMatchObject({
        fileName: 'people.csv',
        encoding: 'utf-8',
        delimiter: ',',
        state: 'uploaded',
        total: 1,
        suggestion: {
          firstName: 0,
          lastName: 1,
          applicantEmail: 2,
          phoneNumber: 3,
          experience: 4,
          job: 5,
          source: 6,
          comment: 7,
        },
      });
      expect(read.sample[0]?.[0]).toBe('Ravi');
      await forecast(read.id, { mapping: read.suggestion });
      expect(await rows('select count(*) as n from applicant')).toEqual(before);
    });

    it('import rows are rejected if their job was deleted after it was chosen', async () => {
      const [gone] = await rows<{ id: number }>(`
        insert into job (title, group_id, department_id, created_by, description)
        select 'Gone', group_id, department_id, created_by, description from job limit 1
        returning id`);
      const read = await upload(`${head}\n${line({ code: '' })}\n${line({ code: '' })}\n`);
      await forecast(read.id, { mapping: read.suggestion, jobId: gone?.id });
      await caller.send('POST', '/api/v1/multiple-job-delete', { payload: { jobId: [gone?.id] } });
      expect(await run(read.id)).toMatchObject({ state: 'finished', imported: 0, rejected: 2 });
    });

    it('a person in two simultaneous imports is imported once', async () => {
      const content = [head, ...[...Array(30).keys()].map(() => line())].join('\n');
      const reads = [await upload(content), await upload(content)];
      for (const { id, suggestion } of reads) await forecast(id, { mapping: suggestion });
      const done = await Promise.all(reads.map(({ id }) => run(id)));
      expect(done.map(({ imported }) => imported).sort()).toEqual([0, 30]);
    });

    it('valid rows are imported completely and once, and other rows are listed with the reason', async () => {
      const [source] = await rows<{ id: number; name: string }>(
        'select id, name from applicant_source limit 1',
      );
      const good = line({
        phone: '+91 90123 45678',
        years: '4 years',
        source: source?.name ?? '',
        remarks: 'Met at a fair',
      });
      const mail = `ravi${made}@y.example`;
      const file = [
        head,
        good,
        line({ first: '' }),
        line({ mail: 'nobody' }),
        line({ mail: '' }),
        line({ code: 'NONE-1' }),
        line({ source: 'A dream' }),
        line({ years: 'many' }),
        line({ mail: mail.toUpperCase() }),
        line({ code: job.title, first: '=cmd()' }),
      ].join('\r\n');
      const { id, suggestion } = await upload(file);
      const forecasted = await forecast(id, { mapping: suggestion });
      expect(forecasted).toMatchObject({ total: 9, good: 2, bad: 7, suspected: 0 });
      const reasons = [
        [3, 'firstName', intakeMessages.firstName],
        [4, 'applicantEmail', intakeMessages.email],
        [5, 'applicantEmail', intakeMessages.reach],
        [6, 'job', importMessages.unknownJob],
        [7, 'source', importMessages.unknownSource],
        [8, 'experience', importMessages.years('many')],
        [9, 'applicantEmail', importMessages.repeated],
      ] as const;
      expect(forecasted.faults).toEqual(
        reasons.map(([at, field, message]) => ({ line: at, faults: [{ field, message }] })),
      );
      const done = await run(id);
      expect(done).toMatchObject({ state: 'finished', imported: 2, rejected: 7, message: '' });
      expect(await applied(mail)).toEqual([
        {
          first_name: 'Ravi',
          last_name: 'Nair',
          phone: '+91 90123 45678',
          experience: 4,
          job_id: job.id,
          source_id: source?.id,
          status_id: 1,
          comment: 'Met at a fair',
          has_stage: true,
        },
      ]);
      expect(await applied(`ravi${made}@y.example`)).toMatchObject([{ first_name: '=cmd()' }]);
      expect(await run(id)).toMatchObject({ imported: 2, rejected: 7 });
      expect(await applied(mail)).toHaveLength(1);
      const ticket = await caller.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: 'rejected-row', rows: { importId: id } },
      });
      const csv = (await server().app.inject(ticket.json().data.url)).body.trimEnd().split('\r\n');
      expect(csv).toHaveLength(8);
      expect(csv[0]).toBe(`\uFEFF${head},Line,Reason,Surplus cells`);
      expect(csv[4]).toContain(`NONE-1,,,6,${importMessages.unknownJob}`);
      expect(
        await rows(`select details from audit_entry where action = 'application.import'
          and subject_id = ${id}`),
      ).toContainEqual({ details: { imported: 2, rejected: 7 } });
    });

    it('a row is refused if the person already applied for the job, and marked if the person is known elsewhere', async () => {
      const known = line();
      const first = await upload([head, known].join('\n'));
      await forecast(first.id, { mapping: first.suggestion });
      await run(first.id);
      const [other] = await rows<{ code: string }>(
        `select code from job where id <> ${job.id} limit 1`,
      );
      const file = `${head}\n${known}\n${known.replace(job.code, other?.code ?? '')}`;
      const { id, suggestion } = await upload(file);
      const forecasted = await forecast(id, { mapping: suggestion });
      expect(forecasted).toMatchObject({ good: 1, bad: 1, suspected: 1 });
      expect(forecasted.faults[0]?.faults).toEqual([
        { field: 'applicantEmail', message: importMessages.known },
      ]);
    });

    it('rows without job and source get the chosen ones, and a full name is split', async () => {
      const read = await upload('Name;Mail id\nAnna Maria Bauer;anna@y.example\n');
      const { id, delimiter, suggestion } = read;
      expect([delimiter, suggestion]).toEqual([';', { fullName: 0, applicantEmail: 1 }]);
      await forecast(id, { mapping: suggestion, jobId: job.id, sourceId: 2 });
      await run(id);
      expect(await applied('anna@y.example')).toMatchObject([
        { first_name: 'Anna', last_name: 'Maria Bauer', job_id: job.id, source_id: 2 },
      ]);
    });

    it('imported values are stored as written, or their row is refused and can be downloaded', async () => {
      const kept = line({ first: '@Roy', last: '+Nair', years: '5+' });
      const mail = `ravi${made}@y.example`;
      const file = [
        head,
        kept,
        line({ years: '2-4' }),
        line({ first: 'x'.repeat(101) }),
        `${line()},more,cells`,
        line({ first: 'Ra\u202evi' }),
      ].join('\n');
      const { id, suggestion } = await upload(file);
      const forecasted = await forecast(id, { mapping: suggestion });
      expect(forecasted.faults.map(({ line: at, faults }) => [at, faults[0]?.field])).toEqual([
        [3, 'experience'],
        [4, 'firstName'],
        [5, 'row'],
        [6, 'firstName'],
      ]);
      expect(forecasted.faults[2]?.faults[0]?.message).toBe(importMessages.surplus(2));
      expect(await run(id)).toMatchObject({ imported: 1, rejected: 4 });
      expect(await applied(mail)).toMatchObject([{ first_name: '@Roy', last_name: '+Nair' }]);
      const ticket = await caller.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: 'rejected-row', rows: { importId: id } },
      });
      expect((await server().app.inject(ticket.json().data.url)).body).toContain('more | cells');
    });

    it('an import file that cannot be read is refused, and the message explains the fault', async () => {
      const answer = await post('Name,Email, EMAIL\na,b,c\n');
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields.file).toContain('stands twice');
    });

    it.each([
      [{ mapping: {} }, ['mapping.applicantEmail', 'mapping.firstName', 'mapping.job']],
      [
        { mapping: { fullName: 0, applicantEmail: 0, job: 9 } },
        ['mapping.applicantEmail', 'mapping.fullName', 'mapping.job'],
      ],
      [{ mapping: { fullName: 0, applicantEmail: 1 }, jobId: 2_000_000_000 }, ['jobId']],
      [
        { mapping: { fullName: 0, applicantEmail: 1 }, jobId: 1, sourceId: 2_000_000_000 },
        ['sourceId'],
      ],
    ])('an import with the mapping %j is refused', async (payload, fields) => {
      const { id } = await upload('A,B\na,b\n');
      const answer = await caller.send('POST', `/api/v1/application-import/${id}/dry-run`, {
        payload,
      });
      expect([answer.statusCode, Object.keys(answer.json().error.fields).sort()]).toEqual([
        422,
        fields,
      ]);
      expect((await caller.send('POST', `/api/v1/application-import/${id}/run`)).statusCode).toBe(
        409,
      );
    });

    it('a recruiter can import for jobs of their teams only, and nobody sees another person’s file', async () => {
      const recruiter = await server().signInAs('recruiter', 3);
      const [foreign] = await rows<{ code: string }>(`
        select code from job where created_by <> 3 and recruiting_manager_id <> 3 and group_id
          not in (select group_id from group_member where user_id = 3) limit 1`);
      const { id, suggestion } = await upload(
        [head, line({ code: foreign?.code ?? '' })].join('\n'),
        recruiter,
      );
      const forecasted = await forecast(id, { mapping: suggestion }, recruiter);
      expect(forecasted.faults[0]?.faults[0]?.message).toBe(importMessages.unknownJob);
      expect((await caller.send('GET', `/api/v1/application-import/${id}`)).statusCode).toBe(404);
      const ticket = await caller.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: 'rejected-row', rows: { importId: id } },
      });
      expect(ticket.statusCode).toBe(404);
      for (const role of ['hiring-manager', 'payout-officer', 'referrer', 'auditor'] as const)
        expect((await post(head, await server().signInAs(role))).statusCode).toBe(403);
    });
  },
  { data: 'company', queue: true },
);
