import sql from 'sql-template-tag';
import { onDatabase, type Caller } from '../../server';
import { pdf } from '../../applicants/intake/intake-parts';
import { toFormData, minimalJob, toMultipart } from '../../jobs/postings/job-parts';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });

    const person = { jobId: 1, firstName: 'Mira', applicantEmail: 'mira@once.example' };
    const send = async (
      fields: Record<string, unknown>,
      resume: Buffer | undefined,
      key: string,
    ) => {
      const form = toFormData(fields, (name) => name);
      if (resume) form.append('resume', new Blob([new Uint8Array(resume)]), 'cv.pdf');
      const { payload, headers } = await toMultipart(form);
      return caller.send('POST', '/api/v1/application', {
        payload,
        headers: { ...headers, 'idempotency-key': key },
      });
    };
    const refusalOf = async (sent: ReturnType<typeof send>) => {
      const answer = await sent;
      const { code, current } = answer.json().error ?? {};
      return { status: answer.statusCode, code, current };
    };
    const already = (id: number) => ({
      status: 422,
      code: 'ALREADY_CREATED',
      current: { id },
    });

    it('a repeated Idempotency-Key with other fields or another file is refused, and otherwise answered as before', async () => {
      const id = (await send(person, pdf, 'taken')).json().data.id;
      const reversed = Object.fromEntries(Object.entries(person).reverse());
      expect((await send(reversed, pdf, 'taken')).json().data.id).toBe(id);
      const longer = Buffer.concat([pdf, Buffer.from('\n')]);
      for (const other of [
        send({ ...person, firstName: 'Mina' }, pdf, 'taken'),
        send(person, longer, 'taken'),
        send(person, undefined, 'taken'),
      ])
        expect(await refusalOf(other)).toEqual(already(id));
    });

    it('an Idempotency-Key creates one job from JSON or a form, and none for another body', async () => {
      const headers = { 'idempotency-key': 'job' };
      const post = (payload: object) => caller.send('POST', '/api/v1/job', { payload, headers });
      const { jobId } = (await post(minimalJob)).json().data;
      expect((await post({ ...minimalJob, app: 'test-app' })).json().data.jobId).toBe(jobId);
      const other = await refusalOf(post({ ...minimalJob, jobTitle: 'Another' }));
      expect(other).toEqual(already(jobId));
    });

    it('an Idempotency-Key of an earlier release still returns its record', async () => {
      const { id } = (await send(person, undefined, 'older')).json().data;
      await server().db.run(sql`update idempotency_key set body_hash = null where key = 'older'`);
      const again = await send({ ...person, firstName: 'Mina' }, undefined, 'older');
      expect(again.json().data.id).toBe(id);
    });
  },
  { data: 'company' },
);
