import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { JobRecord } from '../../../contract/jobs/postings/job';
import { messages } from '../../../contract/messages';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { jobCalls } from './job-calls';
import { onDatabase, type Caller } from '../../server';
import {
  toDayAfterToday,
  toFormData,
  minimalJob,
  toMultipart,
  completeJob,
  completeRecord,
} from './job-parts';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    afterEach(() => server().db.run(sql`update job set slug = '' where slug = 'tea-taster'`));

    const { create, get, update } = jobCalls(() => caller);

    it('a job record has exactly the fields of the contract', async () => {
      for (const id of [1, 2, 3, 60])
        expect([...Value.Errors(JobRecord, await get(id))]).toEqual([]);
      expect([...Value.Errors(JobRecord, await create())]).toEqual([]);
    });

    it('a missing job is answered with 404', async () => {
      const answer = await caller.send('GET', '/api/v1/job/999999');
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('every field of a job is stored from JSON', async () => {
      const { id } = await create(completeJob);
      const record = await get(id);
      expect(record).toMatchObject(completeRecord);
      expect([...Value.Errors(JobRecord, record)]).toEqual([]);
    });

    it.each([
      ['name', (name: string) => name],
      ['name[]', (name: string) => `${name}[]`],
      ['name[n]', (name: string, at: number) => `${name}[${at}]`],
    ])(
      'every field of a job sent as multipart is stored, with lists as %s',
      async (_, listName) => {
        const request = await toMultipart(
          toFormData({ ...completeJob, app: caller.query.app }, listName),
        );
        const answer = await caller.send('POST', '/api/v1/job', request);
        expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
        expect(await get(answer.json().data.id)).toMatchObject(completeRecord);
      },
    );

    it('a job can be created from a form', async () => {
      const answer = await caller.send('POST', '/api/v1/job', {
        payload: 'jobTitle=Tea&jobDescription=x&departmentId=1&locationId=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.statusCode).toBe(200);
    });

    it('every job gets its own code, even when many are created at once', async () => {
      const made = await Promise.all(Array.from({ length: 12 }, () => create()));
      expect(new Set(made.map(({ jobCode }) => jobCode)).size).toBe(12);
      expect(made[0]?.jobCode).toMatch(/^KF-\d{5}$/);
    });

    it('a job without any fields is refused with every required field', async () => {
      const fields = await readFieldErrors(caller.send('POST', '/api/v1/job', { payload: {} }));
      expect(Object.keys(fields).sort()).toEqual([
        'departmentId',
        'jobDescription',
        'jobTitle',
        'locationId',
      ]);
    });

    it('a double click creates one job', async () => {
      const send = (key: string) =>
        caller.send('POST', '/api/v1/job', {
          payload: minimalJob,
          headers: { 'idempotency-key': key },
        });
      const answers = await Promise.all([send('k1'), send('k1'), send('k1'), send('k2')]);
      const ids = answers.map((answer) => answer.json().data?.id);
      expect(new Set(ids.slice(0, 3)).size).toBe(1);
      expect(ids[3]).not.toBe(ids[0]);
    });

    it('each change of a job leaves an audit log line', async () => {
      const { id } = await create();
      await update(id, { jobTitle: 'Coffee Taster' });
      await caller.send('POST', '/api/v1/multiple-job-delete', { payload: { jobId: [id] } });
      const lines = await server().db.many(sql`
        select action, actor_id from audit_entry where subject = 'job' and subject_id = ${id} order by id`);
      expect(lines).toEqual(
        ['job.create', 'job.update', 'job.delete'].map((action) => ({
          action,
          actor_id: caller.userId,
        })),
      );
    });

    it('a description is stored without unsafe HTML', async () => {
      const { jobDescription } = await create({
        ...minimalJob,
        jobDescription:
          '<p onclick="x">Hi</p><script>alert(1)</script><img src=x onerror=alert(1)>',
      });
      expect(jobDescription).toBe('<p>Hi</p>');
    });

    it('a plain-text description keeps its lines, and an edited one its indents', async () => {
      const plain = await create({ ...minimalJob, jobDescription: 'Bake\nClean\n\nApply' });
      expect(plain.jobDescription).toBe('<p>Bake<br>Clean</p><p>Apply</p>');
      const stepped = await create({ ...minimalJob, jobDescription: '<p class="indent-2">In</p>' });
      expect(stepped.jobDescription).toBe('<p class="indent-2">In</p>');
    });

    it('a description of 24,000 nested lists is refused quickly, and the message asks for plain text', async () => {
      const jobDescription = `${'<ul><li>'.repeat(24_000)}x`;
      const before = process.cpuUsage();
      const refused = caller.send('POST', '/api/v1/job', {
        payload: { ...minimalJob, jobDescription },
      });
      expect(await readFieldErrors(refused)).toEqual({
        jobDescription: messages.job.descriptionTangled,
      });
      const { user, system } = process.cpuUsage(before);
      expect(user + system).toBeLessThan(1_000_000);
    });

    it('a job with an expiry date in the past is refused, and one in the future accepted', async () => {
      const past = caller.send('POST', '/api/v1/job', {
        payload: { ...minimalJob, expiryDate: toDayAfterToday(-2) },
      });
      expect(await readFieldErrors(past)).toEqual({ expiryDate: messages.job.expiryDatePast });
      expect(await create({ ...minimalJob, expiryDate: toDayAfterToday(1) })).toHaveProperty('id');
    });
  },
  { data: 'company' },
);
