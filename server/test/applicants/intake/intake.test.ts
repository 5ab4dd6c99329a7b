import sql from 'sql-template-tag';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import { messages } from '../../../contract/messages';
import { roles, type Role } from '../../../contract/permission';
import { onDatabase, type Caller } from '../../server';
import { listStoredFiles } from '../../stored-files';
import { doc, docx, pdf } from './intake-parts';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';

const documentKey = 'a-key-for-documents-of-at-least-32-characters';

onDatabase(
  (server) => {
    let caller: Caller;
    let jobId = 0;
    let plainJob = 0;
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    const jobWhere = async (condition: string) =>
      (await rows<{ id: number }>(`select id from job where ${condition} order by id limit 1`))[0]
        ?.id ?? 0;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      jobId = await jobWhere('pipeline_id is not null');
      plainJob = await jobWhere('pipeline_id is null');
    });
    let made = 0;
    const person = () => {
      made += 1;
      return { jobId, firstName: 'Mira', lastName: 'Sen', applicantEmail: `mira${made}@x.example` };
    };
    const send = async (
      fields: object,
      file?: [Buffer, string],
      { by = caller, path = '/api/v1/application', field = 'resume', key = '' } = {},
    ) => {
      const form = toFormData({ ...fields }, (name) => name);
      if (file) form.append(field, new Blob([new Uint8Array(file[0])]), file[1]);
      const { payload, headers } = await toMultipart(form);
      return by.send('POST', path, {
        payload,
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      });
    };
    const create = async (fields: object = {}, file?: [Buffer, string]): Promise<number> => {
      const answer = await send({ ...person(), ...fields }, file);
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data.id;
    };
    const stored = () => listStoredFiles(server());
    const resumeOf = async (id: number): Promise<string | null> =>
      (
        await rows<{ f: string | null }>(
          `select resume_file_id as f from application where id = ${id}`,
        )
      )[0]?.f ?? null;

    it('an added person starts in the first stage of the job’s pipeline, with history and audit log', async () => {
      const [first] = await rows<{ stage_id: number }>(`
        select stage_id from pipeline_stage join job using (pipeline_id)
        where job.id = ${jobId} order by sequence limit 1`);
      const id = await create({
        phoneNumber: '+91 98765 43210',
        experience: 4,
        sourceId: 2,
        recruiterId: 3,
        comment: 'Came to the office',
      });
      expect(
        await rows(`select first_name, email, phone, experience, source_id, recruiter_id, stage_id,
            status_id from application join applicant on applicant.id = applicant_id
          where application.id = ${id}`),
      ).toEqual([
        {
          first_name: 'Mira',
          email: `mira${made}@x.example`,
          phone: '+91 98765 43210',
          experience: 4,
          source_id: 2,
          recruiter_id: 3,
          stage_id: first?.stage_id,
          status_id: 1,
        },
      ]);
      expect(
        await rows(`select stage_id, status_id, comment, actor_id from application_history
          where application_id = ${id}`),
      ).toEqual([
        {
          stage_id: first?.stage_id,
          status_id: 1,
          comment: 'Came to the office',
          actor_id: caller.userId,
        },
      ]);
      expect(
        await rows(`select details from audit_entry where action = 'application.create'
          and subject_id = ${id}`),
      ).toEqual([{ details: { jobId } }]);
    });

    it('an added person has no stage if the job has no pipeline', async () => {
      const id = await create({ jobId: plainJob });
      expect(await rows(`select stage_id, status_id from application where id = ${id}`)).toEqual([
        { stage_id: null, status_id: 1 },
      ]);
    });

    it('requests with the same Idempotency-Key create one application with one file', async () => {
      const fields = person();
      const before = (await stored()).length;
      const answers = await Promise.all(
        [1, 2, 3].map(() => send(fields, [pdf, 'cv.pdf'], { key: 'once' })),
      );
      expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
      expect((await stored()).length).toBe(before + 1);
    });

    it('when a person is added, the answer counts the records that may be duplicates', async () => {
      const fields = person();
      expect((await send(fields)).json().data.duplicates).toBe(0);
      expect((await send(fields)).json().data.duplicates).toBe(1);
    });

    const wrong: [string, object, string, string | undefined][] = [
      ['no first name', { firstName: ' \u200b ' }, 'firstName', intakeMessages.firstName],
      ['no address', { applicantEmail: '' }, 'applicantEmail', intakeMessages.reach],
      ['half an address', { applicantEmail: 'mira@' }, 'applicantEmail', intakeMessages.email],
      ['two addresses', { applicantEmail: 'a@b.c, d@e.f' }, 'applicantEmail', intakeMessages.email],
      ['a word for a number', { phoneNumber: 'later' }, 'phoneNumber', intakeMessages.phone],
      ['years below none', { experience: -1 }, 'experience', intakeMessages.experience],
      ['a job that is none', { jobId: 2_000_000_000 }, 'jobId', intakeMessages.job],
      ['a source that is none', { sourceId: 2_000_000_000 }, 'sourceId', messages.gone],
      [
        'a recruiter who is none',
        { recruiterId: 2_000_000_000 },
        'recruiterId',
        messages.status.recruiter,
      ],
      ['a document too short', { documentNumber: '12' }, 'documentNumber', intakeMessages.document],
      ['a name too long', { firstName: 'x'.repeat(101) }, 'firstName', undefined],
    ];
    it.each(wrong)(
      'an application with %s is refused at its field',
      async (_, fields, field, sentence) => {
        const before = await rows('select count(*) as n from applicant');
        const answer = await send({ ...person(), ...fields }, [pdf, 'cv.pdf']);
        expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([
          422,
          [field],
        ]);
        if (sentence) expect(answer.json().error.fields[field]).toBe(sentence);
        expect(await rows('select count(*) as n from applicant')).toEqual(before);
      },
    );

    it.each([
      ['علی‌رضا', 'علیرضا'],
      ['ශ්‍රී', 'ශ්රී'],
      ['ജോണ്‍', 'ജോണ്'],
      ['👩‍🚀Mira', '👩🚀Mira'],
    ])(
      'the name %s keeps its invisible joining characters, and is found with and without them',
      async (name, plain) => {
        const id = await create({ firstName: name, lastName: 'Joined' });
        const record = await caller.send('GET', `/api/v1/application/${id}`);
        expect(record.json().data.firstName).toBe(name);
        for (const search of [name, plain, `${plain} join`]) {
          const found = await caller.send('GET', '/api/v2/application', { query: { search } });
          expect(found.json().data.map((row: { id: number }) => row.id)).toEqual([id]);
        }
      },
    );

    it('a name with characters that reverse the text is refused, and the message gives the character and its position', async () => {
      const fields = {
        firstName: 'Mi\u202era',
        applicantEmail: 'a\u200b@x.example',
      };
      const answer = await send({ ...person(), ...fields });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([
        422,
        {
          firstName: expect.stringContaining('character 3: it is U+202E, a right-to-left override'),
          applicantEmail: expect.stringContaining('character 2: it is U+200B'),
        },
      ]);
    });

    it('a document number is stored as its last four digits and a keyed hash, and the hash finds duplicates', async () => {
      const id = await create({ documentNumber: '1234 5678-9012' });
      const [kept] = await rows<{ document_last_four: string; document_hash: string }>(`
        select document_last_four, document_hash from applicant
        where id = (select applicant_id from application where id = ${id})`);
      expect(kept?.document_last_four).toBe('9012');
      expect(kept?.document_hash).toMatch(/^[\w-]{43}$/);
      const again = await send({ ...person(), documentNumber: '123456789012' });
      expect(again.json().data.duplicates).toBe(1);
      expect(JSON.stringify(await rows('select * from audit_entry'))).not.toMatch(/\b5678\b/);
      const options = await caller.send('GET', '/api/v1/application-intake');
      expect(options.json().data).toEqual({ collectsDocument: true });
    });

    const kinds: [string, Buffer, string][] = [
      ['cv.pdf', pdf, 'inline'],
      ['cv.DOC', doc, 'attachment'],
      ['cv.docx', docx, 'attachment'],
    ];
    it.each(kinds)(
      'the resume %s is stored and downloaded once, with its own file type',
      async (name, content, place) => {
        const id = await create({}, [content, name]);
        const fileId = await resumeOf(id);
        const ticket = await caller.send('POST', '/api/v1/file-tickets', {
          payload: { kind: 'file', fileId },
        });
        const opened = await server().app.inject(ticket.json().data.url);
        expect(opened.rawPayload).toEqual(content);
        expect(opened.headers['content-disposition']).toBe(
          `${place}; filename*=UTF-8''${name.toLowerCase()}`,
        );
        expect(opened.headers['x-content-type-options']).toBe('nosniff');
      },
    );

    it('an auditor and a recruiter of another team cannot open a resume', async () => {
      const foreign = await jobWhere(`created_by <> 3 and recruiting_manager_id <> 3 and group_id
        not in (select group_id from group_member where user_id = 3)`);
      const fileId = await resumeOf(await create({ jobId: foreign }, [pdf, 'cv.pdf']));
      for (const by of [
        await server().signInAs('auditor'),
        await server().signInAs('recruiter', 3),
      ]) {
        const payload = { kind: 'file', fileId };
        expect((await by.send('POST', '/api/v1/file-tickets', { payload })).statusCode).toBe(404);
      }
    });

    it('an application of more than 10 MB is refused', async () => {
      const answer = await send(person(), [
        Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]),
        'a.pdf',
      ]);
      expect(answer.statusCode).toBe(413);
    });

    it('a resume can be attached, replaced and removed, and no unused file remains', async () => {
      const id = await create();
      const path = `/api/v1/application/${id}/resume`;
      const first = (await send({}, [pdf, 'one.pdf'], { path })).json().data;
      expect(first).toMatchObject({ resume: { name: 'one.pdf' }, version: 2 });
      const second = (await send({}, [docx, 'two.docx'], { path })).json().data;
      expect(await stored()).not.toContain(first.resume.fileId);
      expect(await resumeOf(id)).toBe(second.resume.fileId);
      expect((await send({}, undefined, { path })).json().error.fields).toEqual({
        resume: intakeMessages.resumeMissing,
      });
      const gone = await caller.send('DELETE', path);
      expect(gone.json().data).toEqual({ resume: null, version: 4 });
      expect(await stored()).not.toContain(second.resume.fileId);
      expect(
        (await caller.send('DELETE', '/api/v1/application/2000000000/resume')).statusCode,
      ).toBe(404);
    });

    const able: Partial<Record<Role, number>> = {
      administrator: 200,
      'recruiting-manager': 200,
      recruiter: 422,
    };
    it.each(roles)('a %s can add people only if the table of permissions says so', async (role) => {
      const by = await server().signInAs(role);
      const expected = able[role] ?? 403;
      expect((await send(person(), undefined, { by })).statusCode).toBe(expected);
      const id = await create();
      const path = `/api/v1/application/${id}/resume`;
      const attached = await send({}, [pdf, 'a.pdf'], { by, path });
      expect(attached.statusCode).toBe(expected === 422 ? 404 : expected);
    });
  },
  {
    data: 'company',
    queue: true,
    environment: { DOCUMENT_KEY: documentKey },
  },
);
