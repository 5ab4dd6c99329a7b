import sql from 'sql-template-tag';
import type { Many } from '../../../contract/answer';
import { roles } from '../../../contract/permission';
import { readFieldErrors } from './refused-fields';
import { jobCalls } from '../../jobs/postings/job-calls';
import { onDatabase, type Caller } from '../../server';
import {
  toFormData,
  toMultipart,
  completeJob,
  completeRecord,
} from '../../jobs/postings/job-parts';

const endless = ['Infinity', '-Infinity', '1e999'];

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    afterEach(() => server().db.run(sql`update job set slug = '' where slug = 'tea-taster'`));

    const { create, get, update } = jobCalls(() => caller);

    it.each([
      ['/api/v1/job', 'limit'],
      ['/api/v1/job', 'size'],
      ['/api/v1/job', 'page'],
      ['/api/v1/job', 'departmentId'],
      ['/api/v2/application', 'limit'],
      ['/api/v1/departments', 'limit'],
      ['/api/v1/duplicate-records', 'size'],
    ])(
      'an infinite number in %s?%s is refused with the name of the parameter',
      async (path, name) => {
        for (const value of endless) {
          const answer = await caller.send('GET', path, { query: { [name]: value } });
          expect([value, answer.statusCode, answer.json().error?.code]).toEqual([
            value,
            422,
            'INVALID_INPUT',
          ]);
          expect(answer.json().error.fields).toEqual({ [name]: 'Enter a whole number' });
        }
      },
    );

    it('an infinite number is refused in a list, in a path and in a form', async () => {
      const query = { id: '1e999' };
      const listed = caller.send('GET', '/api/v1/departments', { query });
      expect(await readFieldErrors(listed)).toEqual({ 'id.0': 'Enter a whole number' });
      expect(await readFieldErrors(caller.send('GET', '/api/v1/job/Infinity'))).toHaveProperty(
        'id',
      );
      const { id } = await create();
      const form = await toMultipart(
        toFormData({ version: '1e999', skills: ['1', '1e999'] }, (n) => n),
      );
      const sent = caller.send('PUT', `/api/v1/job/${id}`, form);
      expect(Object.keys(await readFieldErrors(sent)).sort()).toEqual(['skills.1', 'version']);
    });

    it('a search for the word Infinity works as any search', async () => {
      const query = { search: 'Infinity' };
      expect((await caller.send('GET', '/api/v1/job', { query })).statusCode).toBe(200);
    });

    it.each([
      ['numberOfPositions', null],
      ['numberOfPositions', true],
      ['numberOfPositions', [3]],
      ['seoIndex', null],
      ['seoIndex', false],
      ['remote', null],
      ['remote', 2],
      ['departmentId', true],
      ['jobTitle', false],
      ['jobTitle', 7],
      ['education', null],
      ['skills', null],
      ['skills', true],
      ['skills', 3],
      ['jobTypeId', false],
      ['jobStatusId', true],
      ['version', null],
    ])('JSON values are not converted to another type: %s refuses %j', async (name, value) => {
      const { id } = await create(completeJob);
      expect(Object.keys(await readFieldErrors(update(id, { [name]: value })))).toEqual([name]);
      expect(await get(id)).toMatchObject(completeRecord);
    });

    it('null in a request clears an optional field', async () => {
      const { id } = await create({ ...completeJob, platformId: [] });
      const emptied = { minExperience: null, jobTypeId: null, expiryDate: null, groupId: null };
      expect((await update(id, emptied)).json()).toMatchObject({
        data: { minExperience: null, jobType: null, expiryDate: null, group: null },
      });
    });

    it('a text in JSON is converted as in a form, for clients that send all values as text', async () => {
      const { id } = await create();
      const sent = {
        numberOfPositions: '7',
        skills: '1',
        userId: '',
        jobTypeId: '',
        remote: 'true',
      };
      expect((await update(id, sent)).json()).toMatchObject({
        data: { numberOfPositions: 7, skills: [{ id: 1 }], user: [], jobType: null, remote: true },
      });
      const endlessSent = update(id, { numberOfPositions: '1e999' });
      expect(await readFieldErrors(endlessSent)).toHaveProperty('numberOfPositions');
    });

    it.each(['sourceId=1', 'sourceId[]=1', 'sourceId[0]=1', 'sourceId%5B%5D=1'])(
      'the applicant list at an address with %s has the applicants of that source',
      async (query) => {
        const listed = async (more: string) => {
          const url = `/api/v2/application?app=${caller.query.app}&limit=500&${more}`;
          const answer = await server().app.inject({ url, headers: caller.headers });
          expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
          return answer.json<Many<{ source: { id: number } | null }>>();
        };
        const { data, meta } = await listed(query);
        expect(meta.total).toBe(data.length);
        expect(new Set(data.map(({ source }) => source?.id))).toEqual(new Set([1]));
        expect((await listed('')).meta.total).toBeGreaterThan(meta.total);
      },
    );

    it.each(['/api/v1/departments?id=1&id=2', '/api/v1/departments?id[1]=1&id[0]=2'])(
      'an id repeated in an address finds both entries: %s',
      async (address) => {
        const url = `${address}&app=${caller.query.app}`;
        const answer = await server().app.inject({ url, headers: caller.headers });
        expect(answer.json<Many<unknown>>().data).toHaveLength(2);
      },
    );

    it.each([
      ['GET', '/api/v1/job?', 'colour'],
      ['GET', '/api/v1/userinfo?', 'colour'],
      ['GET', '/api/v2/application?', 'source[x]y'],
      ['GET', '/api/v1/departments?', 'constructor'],
      ['GET', '/api/v1/job?', '__proto__'],
      ['POST', '/api/v1/duplicate-records/1/not-a-duplicate?', 'colour'],
    ] as const)('%s %s refuses the unknown field %s by name', async (method, path, name) => {
      const url = `${path}${name}=1&app=${caller.query.app}`;
      const answer = server().app.inject({ method, url, headers: caller.headers });
      const unknown = 'This call does not know this field. Leave it out.';
      expect(await readFieldErrors(answer)).toEqual({ [name]: unknown });
    });

    it('an unknown field of a body is refused and named at any depth, except app', async () => {
      const { id } = await create();
      const sent = { app: 'test-app', jobTitle: 'Cook', odd: 1 };
      expect(Object.keys(await readFieldErrors(update(id, sent)))).toEqual(['odd']);
      const payload = { matching: { activeJobs: true, odd: 1 }, expected: 1 };
      const nested = caller.send('POST', '/api/v1/jobs/impact', { payload });
      expect(Object.keys(await readFieldErrors(nested))).toEqual(['matching.odd']);
      expect((await update(id, { app: 'test-app', jobTitle: 'Cook' })).statusCode).toBe(200);
    });

    it.each([
      ['true', true],
      ['1', true],
      ['false', false],
      ['0', false],
    ])(
      'remote=%s is read as %s, in a form and in JSON, as text and as boolean',
      async (text, isRemote) => {
        const { id } = await create({ ...completeJob, remote: !isRemote });
        const form = await toMultipart(toFormData({ remote: text }, (n) => n));
        const sent = await caller.send('PUT', `/api/v1/job/${id}`, form);
        expect(sent.json().data.remote).toBe(isRemote);
        for (const remote of [text, JSON.parse(text)]) {
          await update(id, { remote: !isRemote });
          expect((await update(id, { remote })).json().data.remote).toBe(isRemote);
        }
      },
    );

    it('every role of staff can read the lookups of statuses, and a referrer is refused', async () => {
      for (const role of roles) {
        const person = await server().signInAs(role);
        for (const path of ['default-status-in-stage', 'applicant-status-without-hiring-process']) {
          const { statusCode } = await person.send('GET', `/api/v1/${path}`);
          expect([role, statusCode]).toEqual([role, role === 'referrer' ? 403 : 200]);
        }
      }
    });

    it('null in the mapping of an import is refused, and not read as its first column', async () => {
      const form = new FormData();
      form.append('file', new Blob(['First Name,E-mail\nRavi,r@y.example\n']), 'people.csv');
      const read = await caller.send('POST', '/api/v1/application-import', await toMultipart(form));
      const address = `/api/v1/application-import/${read.json().data.id}/dry-run`;
      const payload = { mapping: { firstName: 0, applicantEmail: 1, phoneNumber: null } };
      expect(await readFieldErrors(caller.send('POST', address, { payload }))).toEqual({
        'mapping.phoneNumber': 'Enter a whole number',
      });
    });

    it.each(['null', '[]', '[{"jobTitle":"Listed"}]', '"text"', '1'])(
      'the body %s is refused as not an object',
      async (payload) => {
        const { id } = await create();
        const headers = { 'content-type': 'application/json' };
        const answer = caller.send('PUT', `/api/v1/job/${id}`, { payload, headers });
        expect(await readFieldErrors(answer)).toEqual({ body: 'Send an object' });
      },
    );
  },
  { data: 'company' },
);
