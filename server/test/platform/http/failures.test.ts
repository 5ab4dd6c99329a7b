import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import sql from 'sql-template-tag';
import { AppError } from '../../../src/platform/errors';
import { FilePart } from '../../../contract/answer';
import { bodyParsingPlugin } from '../../../src/platform/http/body';
import { toStrictSchema } from '../../../src/platform/http/close-schema';
import { omitFileFields } from '../../../src/platform/http/file-fields';
import { bodyMeasuringPlugin } from '../../../src/platform/http/measure-bodies';
import { openDatabase } from '../../../src/platform/db/database';
import { errorHandlingPlugin, toAppError } from '../../../src/platform/http/failures';
import { onDatabase } from '../../server';

const Body = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 10 }),
  count: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  day: Type.Optional(Type.String({ format: 'date' })),
  isRemote: Type.Optional(Type.Boolean()),
  skills: Type.Optional(Type.Array(Type.String(), { maxItems: 3 })),
  platformId: Type.Optional(Type.Array(Type.Integer())),
  kind: Type.Optional(Type.Union([Type.Literal('one'), Type.Literal('two')])),
  image: Type.Optional(FilePart),
});

const createEcho = async (): Promise<FastifyInstance> => {
  const app = Fastify({
    bodyLimit: 5_000,
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, allErrors: true } },
  });
  await app.register(errorHandlingPlugin);
  await app.register(bodyMeasuringPlugin, { mostBytes: 1_000_000 });
  await app.register(bodyParsingPlugin);
  const config = { takesMultipart: true, body: Body };
  app.post(
    '/echo',
    { schema: { body: toStrictSchema(omitFileFields(Body)) }, config },
    async (request) => ({
      body: request.body,
      files: request.sentFiles.map(({ field, name, content }) => [field, name, content.length]),
    }),
  );
  app.get('/secret', async () => {
    throw new Error('the password is hunter2');
  });
  app.get('/stale', async () => {
    throw new AppError('STALE_VERSION', { current: { version: 2 } });
  });
  return app;
};

const multipart = (parts: [header: string, content: string][]) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  payload: `${parts
    .map(
      ([header, content]) =>
        `--edge\r\nContent-Disposition: form-data; ${header}\r\n\r\n${content}\r\n`,
    )
    .join('')}--edge--\r\n`,
});
const form = (payload: string) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload,
});

describe('a request', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createEcho();
  });
  afterAll(() => app.close());
  const post = async (options: object) => app.inject({ method: 'POST', url: '/echo', ...options });

  it.each([
    [
      'JSON',
      {
        payload: { title: 'Cook', count: 2, skills: ['a', 'b'], platformId: [], app: 'x' },
      },
    ],
    ['a form', form('title=Cook&count=2&skills=a&skills=b&platformId=&app=x')],
    ['a form with brackets', form('title=Cook&count=2&skills[]=a&skills[]=b&platformId[]=')],
    ['a form with numbers', form('title=Cook&count=2&skills[0]=a&skills[1]=b&platformId=')],
    [
      'multipart',
      multipart([
        ['name="title"', 'Cook'],
        ['name="count"', '2'],
        ['name="skills"', 'a'],
        ['name="skills"', 'b'],
        ['name="platformId"', ''],
      ]),
    ],
  ])('a request with a body of %s is read as the same plain object', async (_, options) => {
    const answer = await post(options);
    expect(answer.json()).toEqual({
      body: { title: 'Cook', count: 2, skills: ['a', 'b'], platformId: [] },
      files: [],
    });
  });

  it('a list in a request is read as a list even if it has only one value, and files are separate from fields', async () => {
    const answer = await post(
      multipart([
        ['name="title"', 'Cook'],
        ['name="skills"', 'a'],
        ['name="image"; filename="a.png"', 'content'],
      ]),
    );
    expect(answer.json()).toEqual({
      body: { title: 'Cook', skills: ['a'] },
      files: [['image', 'a.png', 7]],
    });
  });

  it.each([
    [{}, { title: 'This field is required' }],
    [{ title: '' }, { title: 'This field is required' }],
    [{ title: 'far too long a title' }, { title: 'Enter at most 10 characters' }],
    [{ title: 'a', count: 'many' }, { count: 'Enter a whole number' }],
    [{ title: 'a', count: 101 }, { count: 'Enter a number not above 100' }],
    [{ title: 'a', count: 1e300 }, { count: 'Enter a number not above 100' }],
    [{ title: 'a', day: '2026-02-30' }, { day: 'Enter a date as YYYY-MM-DD' }],
    [{ title: 'a', isRemote: 'perhaps' }, { isRemote: 'Choose yes or no' }],
    [{ title: 'a', skills: ['1', '2', '3', '4'] }, { skills: 'Choose at most 3 entries' }],
    [{ title: 'a', platformId: ['x'] }, { 'platformId.0': 'Enter a whole number' }],
    [{ title: 'a', kind: 'three' }, { kind: 'Choose one of the values that are offered' }],
    [{ title: { a: 1 } }, { title: 'Enter text' }],
    [{ title: 'a', odd: 1 }, { odd: 'This call does not know this field. Leave it out.' }],
    [{ title: 'a', image: 'text' }, { image: 'Send it as a file of a multipart form.' }],
  ])('a request with %j is refused with a message for each field', async (payload, fields) => {
    const answer = await post({ payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: {
        code: 'INVALID_INPUT',
        message: 'Some fields need your attention.',
        fields,
        requestId: expect.any(String) as string,
      },
    });
  });

  const json = { 'content-type': 'application/json' };
  it.each([
    ['broken JSON', { headers: json, payload: '{"title":' }, 422],
    ['nothing', { headers: json, payload: '' }, 422],
    ['a list', { payload: [1, 2] }, 422],
    ['null', { headers: json, payload: 'null' }, 422],
    ['a poisoned prototype', { headers: json, payload: '{"__proto__":{"a":1},"title":"a"}' }, 422],
    ['too much', { payload: { title: 'a'.repeat(6_000) } }, 413],
    ['XML', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, 415],
    [
      'broken multipart',
      { headers: { 'content-type': 'multipart/form-data; boundary=edge' }, payload: '--edge\r\nx' },
      422,
    ],
    [
      'multipart without its boundary',
      { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' },
      422,
    ],
  ])(
    'a request with %s as its body is refused without an internal error',
    async (_, options, status) => {
      const answer = await post(options);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toHaveProperty('error.requestId');
    },
  );

  it('an internal error reveals nothing of its cause to the caller', async () => {
    const answer = await app.inject('/secret');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('hunter2');
    expect(answer.json()).toMatchObject({ error: { code: 'INTERNAL' } });
  });

  it('a conflict is answered with the stored record', async () => {
    const answer = await app.inject('/stale');
    expect(answer.json()).toMatchObject({
      error: { code: 'STALE_VERSION', current: { version: 2 } },
    });
  });
});

onDatabase((server) => {
  const failing = async (statement: Parameters<ReturnType<typeof server>['db']['many']>[0]) => {
    const app = Fastify();
    await app.register(errorHandlingPlugin);
    app.get('/', () => server().db.many(statement));
    const answer = await app.inject('/');
    await app.close();
    return [answer.statusCode, (answer.json() as { error: { code: string } }).error.code];
  };

  it.each([
    ['a day that does not exist', sql`select ${'2026-02-30'}::date`, 422, 'INVALID_INPUT'],
    ['a number that is too large', sql`select ${'99999999999'}::integer`, 422, 'INVALID_INPUT'],
    ['a zero byte', sql`select ${'a\u0000b'}::text`, 422, 'INVALID_INPUT'],
    [
      'a reference to nothing',
      sql`insert into user_role values (424242, 'auditor')`,
      422,
      'INVALID_INPUT',
    ],
    ['our own mistake', sql`select * from nowhere`, 500, 'INTERNAL'],
  ])(
    'the database error for %s leads to the matching error of the API',
    async (_, statement, status, code) => {
      expect(await failing(statement)).toEqual([status, code]);
    },
  );

  it('a value that already exists and a record in use get different error codes', async () => {
    const { db } = server();
    await db.run(sql`insert into country (name) values ('Atlantis')`);
    await db.run(sql`insert into city (name, country_id) select 'Pune', id from country`);
    expect(await failing(sql`insert into country (name) values ('Atlantis')`)).toEqual([
      409,
      'ALREADY_EXISTS',
    ]);
    expect(await failing(sql`delete from country`)).toEqual([409, 'IN_USE']);
  });

  it('a slow statement and a lack of free connections are both reported as TOO_BUSY with status 503', async () => {
    const { connectionString } = server();
    const one = { connectionString, connections: 1 };
    const hurried = openDatabase({ ...one, statementTimeout: 50 });
    const impatient = openDatabase({ ...one, connectionTimeout: 50 });
    const asleep = sql`select pg_sleep(1)`;
    const outOfTime = await hurried.many(asleep).catch(toAppError);
    const holding = impatient.many(asleep);
    const noneFree = await impatient.many(asleep).catch(toAppError);
    await holding;
    await Promise.all([hurried.close(), impatient.close()]);
    expect([outOfTime, noneFree]).toEqual([
      expect.objectContaining({ code: 'TOO_BUSY', status: 503 }),
      expect.objectContaining({ code: 'TOO_BUSY', status: 503 }),
    ]);
  });
});
