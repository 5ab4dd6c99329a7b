import { measureFastest } from '../../fastest-try';
import { startTestServer, type Caller, type TestServer } from '../../server';
import {
  wrapInPath,
  listOperations,
  listSchemaParts,
  type OpenApiDocument,
  type Operation,
  type OpenApiSchema,
} from '../../openapi-walk';

// The long timeout is for about twenty bodies for each API call.
jest.setTimeout(900_000);

let server: TestServer;
let caller: Caller;
let operations: Operation[];

beforeAll(async () => {
  server = await startTestServer();
  caller = await server.signInAs(['administrator', 'payout-officer']);
  const document = await server.app.inject('/api/openapi.json');
  operations = listOperations(document.json<OpenApiDocument>());
});
afterAll(() => server.stop());

const sentSchemas = (): [string, OpenApiSchema][] =>
  operations.flatMap(({ method, path, parameters, bodies }) => [
    ...parameters.map(({ name, schema }): [string, OpenApiSchema] => [
      `${method} ${path} ?${name}`,
      schema,
    ]),
    ...bodies.map(([type, schema]): [string, OpenApiSchema] => [
      `${method} ${path} ${type}`,
      schema,
    ]),
  ]);

const typesOf = ({ type }: OpenApiSchema) => [type].flat();

const hasEnd = (schema: OpenApiSchema): boolean =>
  schema.maxLength !== undefined ||
  schema.enum !== undefined ||
  schema.const !== undefined ||
  ['date', 'uuid', 'date-time', 'binary'].includes(schema.format ?? '') ||
  (schema.anyOf ?? []).some(hasEnd);

it('the contract gives every list and text of a request a maximum length', () => {
  const endless = sentSchemas().flatMap(([place, schema]) =>
    listSchemaParts(schema).flatMap(([path, part]) =>
      (typesOf(part).includes('array') && part.maxItems === undefined) ||
      (typesOf(part).includes('string') && !hasEnd(part))
        ? [`${place} ${path.join('.')}`]
        : [],
    ),
  );
  expect(endless).toEqual([]);
});

/** Fields that a pattern names, such as answers, whose values have a schema. */
const isPatterned = ({ additionalProperties }: OpenApiSchema): boolean =>
  typeof additionalProperties === 'object' &&
  additionalProperties !== null &&
  hasEnd(additionalProperties);

it('every object of a request refuses unknown fields', () => {
  const open = sentSchemas().flatMap(([place, schema]) =>
    listSchemaParts(schema).flatMap(([path, part]) =>
      part.properties && part.additionalProperties !== false && !isPatterned(part)
        ? [`${place} ${path.join('.')}`]
        : [],
    ),
  );
  // Forms of the account service accept unknown fields, since links have tracking parameters.
  expect(open.filter((place) => place.includes(' /api/'))).toEqual([]);
});

const most = 200;

const sendFastest = async (send: () => Promise<{ statusCode: number }>) => {
  let statusCode = 0;
  const ms = await measureFastest(async () => ({ statusCode } = await send()), most);
  return { ms, statusCode };
};

const pathOf = ({ path }: Operation): string => path.replace(/\{[^}]+\}/g, '1');
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const nested = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth);
const nests: [string, string][] = [
  ['deep lists', nested(400_000, '[', ']')],
  ['deep lists, nearly allowed', nested(19, '[', ']')],
  ['deep objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['many empty lists', `[${'[],'.repeat(300_000)}[]]`],
  ['many quotes', `["${'\\"'.repeat(400_000)}"]`],
];

const wrongLists: [string, unknown[]][] = [
  ['8,000 wrong entries', Array(8_000).fill('x')],
  ['300,000 wrong entries', Array(300_000).fill(0)],
  ['9,999 numbers too small', Array(9_999).fill(-1)],
  ['5,000 objects', Array(5_000).fill({ a: [1] })],
];

it('long invalid lists in any field of any body are refused quickly', async () => {
  const slow: unknown[] = [];
  for (const operation of operations) {
    const schema = operation.bodies.find(([type]) => type === 'application/json')?.[1];
    if (!schema) continue;
    for (const [path, { type }] of listSchemaParts(schema)) {
      if (path.length === 0 || ![type].flat().includes('array')) continue;
      for (const [kind, list] of wrongLists) {
        const payload = JSON.stringify(wrapInPath(path, list));
        const { ms, statusCode } = await sendFastest(() =>
          caller.send(operation.method, pathOf(operation), { payload, headers: json }),
        );
        // Imports by other systems validate each record and report its errors in a 200.
        const taken = path.length > 1 && path[0] === 'records' ? [200, 413, 422] : [413, 422];
        if (ms >= most || !taken.includes(statusCode))
          slow.push([operation.path, path.join('.'), kind, ms, statusCode]);
      }
    }
  }
  expect(slow).toEqual([]);
});

it('deeply nested values and many fields are refused quickly by every call', async () => {
  const forms: [string, string][] = [
    ['one list by number', Array.from({ length: 12_000 }, (_, at) => `a[${at}]=${at}`).join('&')],
    ['many lists', Array.from({ length: 12_000 }, (_, at) => `a${at}[999999]=1`).join('&')],
    ['many objects', Array.from({ length: 12_000 }, (_, at) => `a[${at}][b]=1`).join('&')],
    ['one name', 'a=1&'.repeat(200_000)],
    ['brackets', `a${'[b]'.repeat(300_000)}=1`],
    ['open brackets', `a${'['.repeat(900_000)}=1`],
  ];
  const slow: unknown[] = [];
  for (const operation of operations.filter(({ method }) => method !== 'GET'))
    for (const [headers, bodies] of [
      [json, nests],
      [form, forms],
    ] as const)
      for (const [kind, payload] of bodies) {
        const { ms, statusCode } = await sendFastest(() =>
          caller.send(operation.method, pathOf(operation), { payload, headers }),
        );
        if (ms >= most || statusCode < 400 || statusCode >= 500)
          slow.push([operation.method, operation.path, kind, ms, statusCode]);
      }
  expect(slow).toEqual([]);
});

it('a long list in the query of an address is refused quickly', async () => {
  const slow: unknown[] = [];
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const url = `${pathOf(operation)}?app=${caller.query.app}&${'id[]=x&'.repeat(1_500)}`;
    const { ms, statusCode } = await sendFastest(() =>
      server.app.inject({ url, headers: caller.headers }),
    );
    if (ms >= most || (operation.path.startsWith('/api/') && statusCode !== 422))
      slow.push([operation.path, ms, statusCode]);
  }
  expect(slow).toEqual([]);
});
