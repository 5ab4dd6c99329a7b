import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { JobRecord } from '../../contract/job';
import { messages } from '../../contract/messages';
import { seedCompany } from '../../src/seed/seed-company';
import { onBothDatabases, type Caller } from '../server';

const dayOffset = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const least = {
  jobTitle: 'Tea Taster',
  jobDescription: '<p>Taste tea.</p>',
  departmentId: 1,
  locationId: [1],
};

const whole = {
  ...least,
  jobProfile: 'Senior taster',
  education: 'Any graduate',
  minExperience: 3,
  maxExperience: 5,
  jobTypeId: 1,
  jobPriorityId: 2,
  expiryDate: dayOffset(30),
  referralAmountId: 2,
  hiringManagerId: 4,
  recruitingManagerId: 2,
  questionGroupId: 1,
  numberOfPositions: 7,
  employmentTypeId: 1,
  employmentCategoryId: 2,
  country: 1,
  remote: true,
  functionId: 1,
  subFunctionId: 5,
  divisionId: 1,
  designationId: 3,
  subDepartmentId: 13,
  groupId: 1,
  pipeLineId: 1,
  jobStatusId: 2,
  slug: 'tea-taster',
  seoMetaTitle: 'Tea Taster at Kestrel',
  seoMetaDescription: 'Taste tea with us',
  seoCanonicalTag: 'https://careers.example/tea-taster',
  seoFocusKeyword: 'tea',
  customSeoSchema: '{"@type":"JobPosting"}',
  seoIndex: 0,
  seoKeyword: ['tea', 'taster'],
  skills: [3, 1],
  userId: [3, 2],
  platformId: [2, 1],
  locationId: [2, 1],
};

/** The record's view of everything that `whole` writes. */
const wholeRecord = {
  jobTitle: 'Tea Taster',
  jobDescription: '<p>Taste tea.</p>',
  jobProfile: 'Senior taster',
  education: 'Any graduate',
  minExperience: 3,
  experience: 5,
  jobType: { id: 1 },
  jobPriorityId: 2,
  expiryDate: whole.expiryDate,
  referralAmount: [{ id: 2 }],
  hiringManager: { userId: 4 },
  recruitingManager: { userId: 2 },
  questionGroup: { id: 1 },
  numberOfPositions: 7,
  employmentType: { id: 1 },
  employmentCategoryId: 2,
  country: { countryId: 1 },
  remote: true,
  function: { id: 1 },
  subFunction: { id: 5 },
  division: { id: 1 },
  designation: { id: 3 },
  subDepartment: { id: 13 },
  department: { departmentId: 1 },
  group: { id: 1 },
  pipeline: { id: 1 },
  jobStatusId: 2,
  slug: 'tea-taster',
  jobSlug: 'tea-taster',
  seoMetaTitle: 'Tea Taster at Kestrel',
  seoMetaDescription: 'Taste tea with us',
  seoCanonicalTag: 'https://careers.example/tea-taster',
  seoFocusKeyword: 'tea',
  setCustomSeoSchema: '{"@type":"JobPosting"}',
  seoIndex: 0,
  seoKeyword: 'tea,taster',
  skills: [{ id: 3 }, { id: 1 }],
  user: [{ userId: 3 }, { userId: 2 }],
  publishplatforms: [{ id: 1 }, { id: 2 }],
  jobLocation: [{ locationId: 2 }, { locationId: 1 }],
  status: 'Published',
};

const formOf = (
  fields: Record<string, unknown>,
  listName: (name: string, at: number) => string,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value))
      value.forEach((entry, at) => form.append(listName(name, at), String(entry)));
    else form.append(name, String(value));
  return form;
};

const multipart = async (form: FormData) => {
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};

onBothDatabases(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    afterEach(() => server().db.run(sql`update job set slug = '' where slug = 'tea-taster'`));

    const create = async (fields: object = least, by = caller): Promise<JobRecord> => {
      const answer = await by.send('POST', '/api/v1/job', { payload: fields });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data;
    };
    const get = async (id: number): Promise<JobRecord> =>
      (await caller.send('GET', `/api/v1/job/${id}`)).json().data;
    const update = (id: number, fields: object, by = caller) =>
      by.send('PUT', `/api/v1/job/${id}`, { payload: fields });
    const fieldsOf = async (
      answer: ReturnType<Caller['send']>,
    ): Promise<Record<string, string>> => {
      const { statusCode, body } = await answer;
      expect([statusCode, body.slice(0, 300)]).toEqual([422, expect.any(String)]);
      return JSON.parse(body).error.fields ?? {};
    };

    it('answers a record exactly as the contract says', async () => {
      for (const id of [1, 2, 3, 60])
        expect([...Value.Errors(JobRecord, await get(id))]).toEqual([]);
      expect([...Value.Errors(JobRecord, await create())]).toEqual([]);
    });

    it('answers 404 for a job that does not exist', async () => {
      const answer = await caller.send('GET', '/api/v1/job/999999');
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('keeps every field that can be written, sent as JSON', async () => {
      const { id } = await create(whole);
      const record = await get(id);
      expect(record).toMatchObject(wholeRecord);
      expect([...Value.Errors(JobRecord, record)]).toEqual([]);
    });

    it.each([
      ['name', (name: string) => name],
      ['name[]', (name: string) => `${name}[]`],
      ['name[n]', (name: string, at: number) => `${name}[${at}]`],
    ])('keeps every field sent as multipart with lists as %s', async (_, listName) => {
      const request = await multipart(formOf({ ...whole, app: caller.query.app }, listName));
      const answer = await caller.send('POST', '/api/v1/job', request);
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect(await get(answer.json().data.id)).toMatchObject(wholeRecord);
    });

    it('takes the same as a form', async () => {
      const answer = await caller.send('POST', '/api/v1/job', {
        payload: 'jobTitle=Tea&jobDescription=x&departmentId=1&locationId=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.statusCode).toBe(200);
    });

    it('gives every job a code of its own, also when many are created at once', async () => {
      const made = await Promise.all(Array.from({ length: 12 }, () => create()));
      expect(new Set(made.map(({ jobCode }) => jobCode)).size).toBe(12);
      expect(made[0]?.jobCode).toMatch(/^KF-\d{5}$/);
    });

    it('names every required field of an empty job', async () => {
      const fields = await fieldsOf(caller.send('POST', '/api/v1/job', { payload: {} }));
      expect(Object.keys(fields).sort()).toEqual([
        'departmentId',
        'jobDescription',
        'jobTitle',
        'locationId',
      ]);
    });

    it('creates one job from a double click', async () => {
      const send = (key: string) =>
        caller.send('POST', '/api/v1/job', { payload: least, headers: { 'idempotency-key': key } });
      const answers = await Promise.all([send('k1'), send('k1'), send('k1'), send('k2')]);
      const ids = answers.map((answer) => answer.json().data?.id);
      expect(new Set(ids.slice(0, 3)).size).toBe(1);
      expect(ids[3]).not.toBe(ids[0]);
    });

    it('leaves a line in the audit log for each write', async () => {
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

    it('changes what is sent and nothing else', async () => {
      const before = await create(whole);
      const answer = await update(before.id, { jobTitle: 'Chief Tea Taster' });
      expect(answer.json().data).toEqual({
        ...before,
        jobTitle: 'Chief Tea Taster',
        version: before.version + 1,
      });
    });

    it('empties what may be emptied', async () => {
      const { id } = await create(whole);
      const request = await multipart(
        formOf(
          { expiryDate: '', jobTypeId: '', hiringManagerId: '', platformId: '', userId: '' },
          (name) => name,
        ),
      );
      const answer = await caller.send('PUT', `/api/v1/job/${id}`, request);
      expect(answer.json().error).toBeUndefined();
      expect(answer.json().data).toMatchObject({
        expiryDate: null,
        jobType: null,
        hiringManager: null,
        user: [],
        publishplatforms: [],
        status: 'Saved',
      });
    });

    it.each([
      ['jobTitle', ''],
      ['jobTitle', '   '],
      ['jobDescription', ''],
      ['jobDescription', '<p><br></p>'],
      ['departmentId', null],
      ['locationId', []],
      ['skills', []],
    ])('does not let an update empty %s with %j', async (name, value) => {
      const { id } = await create(whole);
      expect(await fieldsOf(update(id, { [name]: value }))).toHaveProperty(name);
      expect(await get(id)).toMatchObject(wholeRecord);
    });

    it('tells the second of two people that the first has saved, and shows both versions', async () => {
      const before = await create();
      const first = await update(before.id, { jobTitle: 'First', version: before.version });
      const second = await update(before.id, { jobTitle: 'Second', version: before.version });
      expect(first.statusCode).toBe(200);
      expect(second.statusCode).toBe(409);
      expect(second.json().error).toMatchObject({
        code: 'STALE_VERSION',
        current: { jobTitle: 'First', version: before.version + 1 },
      });
      expect((await update(before.id, { jobTitle: 'Without a version' })).statusCode).toBe(200);
    });

    it('lets exactly one of two simultaneous saves through', async () => {
      const { id, version } = await create();
      const answers = await Promise.all(
        ['A', 'B', 'C'].map((jobTitle) => update(id, { jobTitle, version })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    });

    it('stores a description that can harm nobody', async () => {
      const { jobDescription } = await create({
        ...least,
        jobDescription:
          '<p onclick="x">Hi</p><script>alert(1)</script><img src=x onerror=alert(1)>',
      });
      expect(jobDescription).toBe('<p>Hi</p>');
    });

    it('does not let a job expire before it begins, and accepts today', async () => {
      const past = caller.send('POST', '/api/v1/job', {
        payload: { ...least, expiryDate: dayOffset(-2) },
      });
      expect(await fieldsOf(past)).toEqual({ expiryDate: messages.job.expiryDatePast });
      expect(await create({ ...least, expiryDate: dayOffset(1) })).toHaveProperty('id');
    });

    it('can save an expired job without touching its date', async () => {
      const { id } = await create();
      await server().db.run(
        sql`update job set expiry_date = '2020-01-01', is_expired = true where id = ${id}`,
      );
      expect((await update(id, { jobTitle: 'Old', expiryDate: '2020-01-01' })).statusCode).toBe(
        200,
      );
      expect(await fieldsOf(update(id, { platformId: [1] }))).toHaveProperty('platformId');
      expect(
        (await update(id, { expiryDate: dayOffset(9), platformId: [1] })).json().data,
      ).toMatchObject({
        status: 'Published',
      });
    });

    it('withdraws a job from its platforms when it is closed', async () => {
      const { id } = await create(whole);
      expect((await update(id, { jobStatusId: 3 })).json().data).toMatchObject({
        status: 'Saved',
        publishplatforms: [],
      });
    });

    it('refuses a slug that another job has', async () => {
      await create(whole);
      const again = caller.send('POST', '/api/v1/job', {
        payload: { ...least, slug: 'tea-taster' },
      });
      expect(await fieldsOf(again)).toHaveProperty('slug');
    });

    const reversed: [string, object, string][] = [
      ['more least than most experience', { minExperience: 9, maxExperience: 2 }, 'maxExperience'],
      ['a priority that is disabled', { jobPriorityId: 4 }, 'jobPriorityId'],
      ['a question group without questions', { questionGroupId: 4 }, 'questionGroupId'],
      ['a schema that is not JSON', { customSeoSchema: '{"a":' }, 'customSeoSchema'],
      ['a schema that is a bare word', { customSeoSchema: '"x"' }, 'customSeoSchema'],
      [
        'a script as canonical address',
        { seoCanonicalTag: 'javascript:alert(1)' },
        'seoCanonicalTag',
      ],
      ['platforms of a closed job', { jobStatusId: 3, platformId: [1] }, 'platformId'],
    ];
    it.each(reversed)('refuses %s', async (_, fields, name) => {
      const answer = caller.send('POST', '/api/v1/job', { payload: { ...least, ...fields } });
      expect(Object.keys(await fieldsOf(answer))).toEqual([name]);
    });

    it('names every reference that does not exist, at once', async () => {
      const gone = 2_000_000_000;
      const references = {
        ...['departmentId', 'subDepartmentId', 'jobTypeId', 'jobPriorityId', 'referralAmountId'],
      };
      const sent = {
        ...Object.fromEntries(Object.values(references).map((name) => [name, gone])),
        ...Object.fromEntries(
          [
            ...['hiringManagerId', 'recruitingManagerId', 'questionGroupId', 'employmentTypeId'],
            ...['employmentCategoryId', 'country', 'functionId', 'subFunctionId', 'divisionId'],
            ...['designationId', 'groupId', 'pipeLineId'],
          ].map((name) => [name, gone]),
        ),
        locationId: [1, gone],
        skills: [gone],
        userId: [gone],
        platformId: [gone],
      };
      const answer = caller.send('POST', '/api/v1/job', { payload: { ...least, ...sent } });
      expect(Object.keys(await fieldsOf(answer)).sort()).toEqual(Object.keys(sent).sort());
    });

    const textFields = [
      ...['jobTitle', 'jobDescription', 'jobProfile', 'education', 'seoMetaTitle', 'slug'],
      ...['seoMetaDescription', 'seoCanonicalTag', 'seoFocusKeyword', 'customSeoSchema'],
    ];
    const idFields = Object.keys(whole).filter((name) => name.endsWith('Id') || name === 'country');
    const hostile: [string, unknown][] = [
      ...textFields.flatMap((name): [string, unknown][] => [
        [name, 'x'.repeat(200_001)],
        [name, { toString: 'x' }],
        [name, ['a', 'b']],
      ]),
      ...idFields.flatMap((name): [string, unknown][] => [
        [name, 'one'],
        [name, -1],
        [name, 0],
        [name, 1.5],
        [name, 2_147_483_648],
        [name, { id: 1 }],
        [name, [1, 'x']],
      ]),
      ['numberOfPositions', -1],
      ['numberOfPositions', 101],
      ['numberOfPositions', 'abc'],
      ['minExperience', 61],
      ['maxExperience', -1],
      ['remote', 'perhaps'],
      ['expiryDate', '31/12/2030'],
      ['expiryDate', '2030-02-30'],
      ['jobStatusId', 4],
      ['seoIndex', 2],
      ['slug', 'Not A Slug'],
      ['slug', '../../etc'],
      ['seoKeyword', Array.from({ length: 51 }, (_, at) => `k${at}`)],
      ['skills', Array.from({ length: 101 }, () => 1)],
      ['version', 0],
    ];
    it('refuses every wrong, huge and hostile value with the field that holds it', async () => {
      for (const [name, value] of hostile) {
        const answer = await caller.send('POST', '/api/v1/job', {
          payload: { ...least, [name]: value },
        });
        const fields = Object.keys(answer.json().error?.fields ?? {}).map(
          (path) => path.split('.')[0],
        );
        expect([
          name,
          JSON.stringify(value).slice(0, 40),
          answer.statusCode,
          fields.includes(name),
        ]).toEqual([name, JSON.stringify(value).slice(0, 40), 422, true]);
      }
    });

    it('stores what looks like an attack as the text that it is', async () => {
      const jobTitle = "Robert'); drop table job;-- \\ %_ \u202E😀";
      const education = 'a\0b';
      const record = await create({ ...least, jobTitle, education });
      expect(record).toMatchObject({ jobTitle, education: 'ab' });
    });

    it('answers broken bodies with 4xx', async () => {
      const json = { 'content-type': 'application/json' };
      const bodies: [string, Record<string, string>, number][] = [
        ['{', json, 422],
        ['[]', json, 422],
        ['null', json, 422],
        ['"x"', json, 422],
        ['<a/>', { 'content-type': 'text/xml' }, 415],
        ['x'.repeat(2_000_000), json, 413],
      ];
      for (const [payload, headers, status] of bodies) {
        const answer = await caller.send('POST', '/api/v1/job', { payload, headers });
        expect([payload.slice(0, 5), answer.statusCode]).toEqual([payload.slice(0, 5), status]);
      }
    });
  },
  { fill: (db) => seedCompany(db, { today: dayOffset(0) }) },
);
