import { seedCompany } from '../../src/seed/seed-company';
import { jobCalls } from '../factories';
import { onBothDatabases, type Caller } from '../server';
import { dayOffset, formOf, least, multipart } from './job-parts';

const json = { 'content-type': 'application/json' };

onBothDatabases(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const { create, get } = jobCalls(() => caller);

    it('a text with letters that cannot be stored is kept without them', async () => {
      const { id } = await create({
        ...least,
        jobTitle: 'Tea\0 \ud83c\udf75 \ud800Taster',
        seoKeyword: ['te\0a', '\udc00'],
      });
      expect(await get(id)).toMatchObject({
        jobTitle: 'Tea \ud83c\udf75 \ufffdTaster',
        seoKeyword: 'tea,\ufffd',
      });
    });

    it('a form is cleaned as JSON is', async () => {
      const form = await multipart(formOf({ ...least, jobTitle: 'Te\0a' }, (name) => name));
      const made = await caller.send('POST', '/api/v1/job', form);
      expect(made.json().data).toMatchObject({ jobTitle: 'Tea' });
    });

    it('a text of nothing else is an empty one', async () => {
      const payload = { ...least, jobTitle: '\0' };
      const answer = await caller.send('POST', '/api/v1/job', { payload });
      expect(answer.json().error.fields).toHaveProperty('jobTitle');
    });

    it('a comment and a name are kept', async () => {
      const [firstName, comment] = ['Ra\ud800vi', 'Met\0 at a fair \udfff'];
      const payload = { jobId: 1, firstName, applicantEmail: 'ravi@clean.example', comment };
      const made = await caller.send('POST', '/api/v1/application', { payload });
      expect([made.statusCode, made.json().error]).toEqual([200, undefined]);
      const { applicantId } = made.json().data;
      const path = `/api/v1/candidate-history/${applicantId}`;
      const { history } = (await caller.send('GET', path)).json().data;
      expect(history[0].comment).toBe('Met at a fair \ufffd');
      const record = await caller.send('GET', `/api/v1/application/${applicantId}`);
      expect(record.json().data.firstName).toBe('Ra\ufffdvi');
    });

    it('an export and a list are searched', async () => {
      const target = { kind: 'job-export', selection: { matching: { search: 'te\0a\ud800' } } };
      const ticket = await caller.send('POST', '/api/v1/file-tickets', { payload: target });
      expect([ticket.statusCode, ticket.json().error]).toEqual([200, undefined]);
      expect((await caller.send('GET', ticket.json().data.url)).statusCode).toBe(200);
      const query = { search: 'te\0a' };
      expect((await caller.send('GET', '/api/v1/job', { query })).statusCode).toBe(200);
    });

    it('a body that is as deep as it is long is only refused', async () => {
      const payload = `{"jobTitle":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
      const answer = await caller.send('POST', '/api/v1/job', { payload, headers: json });
      expect(answer.statusCode).toBe(422);
    });
  },
  { fill: (db) => seedCompany(db, { today: dayOffset(0) }) },
);
