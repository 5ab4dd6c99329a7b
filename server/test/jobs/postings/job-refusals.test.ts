import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { jobCalls } from './job-calls';
import { onDatabase, type Caller } from '../../server';
import { minimalJob, completeJob } from './job-parts';

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    afterEach(() => server().db.run(sql`update job set slug = '' where slug = 'tea-taster'`));

    const { create, get, update } = jobCalls(() => caller);

    it('a job with the slug of another job is refused', async () => {
      await create(completeJob);
      const again = caller.send('POST', '/api/v1/job', {
        payload: { ...minimalJob, slug: 'tea-taster' },
      });
      expect(await readFieldErrors(again)).toHaveProperty('slug');
    });

    const reversed: [string, object, string][] = [
      ['more least than most experience', { minExperience: 9, maxExperience: 2 }, 'maxExperience'],
      ['a priority that is disabled', { jobPriorityId: 4 }, 'jobPriorityId'],
      ['a question group without questions', { questionGroupId: 4 }, 'questionGroupId'],
      ['a schema that is not JSON', { customSeoSchema: '{"a":' }, 'customSeoSchema'],
      ['a schema that is a bare word', { customSeoSchema: '"x"' }, 'customSeoSchema'],
      ['a schema that is a list', { customSeoSchema: '[{}]' }, 'customSeoSchema'],
      ['a schema that is nothing', { customSeoSchema: 'null' }, 'customSeoSchema'],
      [
        'a script as canonical address',
        { seoCanonicalTag: 'javascript:alert(1)' },
        'seoCanonicalTag',
      ],
      ['platforms of a closed job', { jobStatusId: 3, platformId: [1] }, 'platformId'],
    ];
    it.each(reversed)('a job with %s is refused', async (_, fields, name) => {
      const answer = caller.send('POST', '/api/v1/job', { payload: { ...minimalJob, ...fields } });
      expect(Object.keys(await readFieldErrors(answer))).toEqual([name]);
    });

    it('a job with references to missing records is refused, and all of them are named at once', async () => {
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
      const answer = caller.send('POST', '/api/v1/job', { payload: { ...minimalJob, ...sent } });
      expect(Object.keys(await readFieldErrors(answer)).sort()).toEqual(Object.keys(sent).sort());
    });

    it.each([
      ['job-priority', { name: 'Soon gone', status: '1' }, 'jobPriorityId'],
      ['referral-amount', { slug: 'Soon gone', designationId: 1, amount: 5 }, 'referralAmountId'],
    ])('a %s deleted while the form was open is named at its field', async (kind, body, name) => {
      const made = await caller.send('POST', `/api/v1/${kind}`, { payload: body });
      const { id } = made.json().data;
      const { jobId } = await create(minimalJob);
      expect((await caller.send('DELETE', `/api/v1/${kind}/${id}`)).statusCode).toBe(200);
      const saved = { ...minimalJob, [name]: id };
      for (const answer of [
        caller.send('POST', '/api/v1/job', { payload: saved }),
        update(jobId, { [name]: id }),
      ])
        expect(await readFieldErrors(answer)).toEqual({ [name]: messages.gone });
    });

    const textFields = [
      ...['jobTitle', 'jobDescription', 'jobProfile', 'education', 'seoMetaTitle', 'slug'],
      ...['seoMetaDescription', 'seoCanonicalTag', 'seoFocusKeyword', 'customSeoSchema'],
    ];
    const idFields = Object.keys(completeJob).filter(
      (name) => name.endsWith('Id') || name === 'country',
    );
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
    it('every wrong, huge or hostile value is refused with its field', async () => {
      for (const [name, value] of hostile) {
        const answer = await caller.send('POST', '/api/v1/job', {
          payload: { ...minimalJob, [name]: value },
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

    const worded: [string, unknown, string][] = [
      ...[undefined, '', '   ', null].flatMap((value): [string, unknown, string][] => [
        ['jobTitle', value, messages.job.title],
        ['jobDescription', value, messages.job.description],
        ['departmentId', value, messages.job.department],
      ]),
      ['locationId', undefined, messages.job.location],
      ['locationId', [], messages.job.location],
      ...[-1, 101, 1.5, 'many'].map((value): [string, unknown, string] => [
        'numberOfPositions',
        value,
        messages.job.positions,
      ]),
      ['jobTitle', 'x'.repeat(10_000), 'Enter at most 200 characters'],
      ['jobTitle', 'د'.repeat(10_000), 'Enter at most 200 characters'],
    ];
    it.each(worded)(
      'a job with %s %j is refused with the message that its form shows',
      async (name, value, sentence) => {
        const payload = { ...minimalJob, [name]: value };
        expect(await readFieldErrors(caller.send('POST', '/api/v1/job', { payload }))).toEqual({
          [name]: sentence,
        });
        if (value === undefined) return;
        const { id } = await create();
        expect(await readFieldErrors(update(id, { [name]: value }))).toEqual({
          [name]: sentence,
        });
      },
    );

    it.each([0, 100])('a job with %d positions is stored', async (numberOfPositions) => {
      expect(await create({ ...minimalJob, numberOfPositions })).toMatchObject({
        numberOfPositions,
      });
    });

    it.each(['عامل شاي', '👩🏽‍🔬 Tea 🍵', '<b>Tea</b> & "Co"', 'x'.repeat(200), '🍵'.repeat(200)])(
      'the title %s is stored as written, and shown in the list and the record',
      async (jobTitle) => {
        const { id } = await create({ ...minimalJob, jobTitle });
        expect(await get(id)).toMatchObject({ jobTitle });
        const newest = await caller.send('GET', '/api/v1/job');
        expect(newest.json().data[0]).toMatchObject({ id, jobTitle });
      },
    );

    it.each([
      'jobTypeId',
      'designationId',
      'pipeLineId',
      'questionGroupId',
      'skills',
      'locationId',
    ])('a record deleted while the form was open is reported at %s', async (name) => {
      const table = {
        jobTypeId: 'job_type',
        designationId: 'designation',
        pipeLineId: 'pipeline',
        questionGroupId: 'question_group',
        skills: 'skill',
        locationId: 'location',
      }[name];
      const made: Record<string, string> = {
        question_group: "(name) values ('Gone')",
        location: "(display, city_id) values ('Gone', 1)",
      };
      const entry = await server().db.one<{ id: number }>(
        sql([`insert into ${table} ${made[table ?? ''] ?? "(name) values ('Gone')"} returning id`]),
      );
      await server().db.run(sql([`delete from ${table} where id = ${entry?.id}`]));
      const value = ['skills', 'locationId'].includes(name) ? [1, entry?.id] : entry?.id;
      const { id } = await create();
      const refusal = { [name]: expect.stringContaining('Choose') };
      expect(await readFieldErrors(update(id, { [name]: value }))).toEqual(refusal);
      const payload = { ...minimalJob, [name]: value };
      expect(await readFieldErrors(caller.send('POST', '/api/v1/job', { payload }))).toEqual(
        refusal,
      );
    });

    it('a title that looks like an attack is stored as plain text', async () => {
      const jobTitle = "Robert'); drop table job;-- \\ %_ \u202E😀";
      expect(await create({ ...minimalJob, jobTitle })).toMatchObject({ jobTitle });
    });

    it('a broken request body is answered with a 4xx', async () => {
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
  { data: 'company' },
);
