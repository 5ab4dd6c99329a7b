import type { Random } from '../../demo/random';
import type { Operation, OpenApiSchema } from '../openapi-walk';
import { pickHostileValue, createObject, createValue } from './hostile-values';

export interface FuzzCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | string | undefined;
}

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const inPath = [
  '1',
  '2',
  '40',
  '0',
  '-1',
  'x',
  '2147483648',
  '%00',
  '%E0%A4%A',
  'é',
  '..%2f..',
  '9'.repeat(290),
];

const pathOf = (random: Random, { path }: Operation): string =>
  path.replace(/\{[^}]+\}/g, () =>
    random.chance(0.6) ? String(random.between(1, 60)) : random.pick(inPath),
  );

const longestAddress = 12_000;

const queryOf = (random: Random, { parameters }: Operation): string => {
  const known = parameters.filter(({ in: place, name }) => place === 'query' && name !== 'app');
  const pairs = known
    .filter(() => random.chance(0.35))
    .flatMap(({ name, schema }) => {
      const value = textOf(createValue(random, schema, 0.35));
      const written = random.pick([name, name, name, `${name}[]`, `${name}[0]`, `${name}[x]`]);
      return Array<string>(random.pick([1, 1, 1, 2, 30])).fill(
        `${written}=${encodeURIComponent(Buffer.from(value).toString())}`,
      );
    });
  if (random.chance(0.08))
    pairs.push(random.pick(['%', 'a=%zz', '&&&', '=', '[]=1', '__proto__=1']));
  return pairs.join('&').slice(0, longestAddress);
};

/** JSON with a repeated key, cut off, or with trailing text. */
const spoiledJson = (random: Random, json: string): string =>
  random.pick([
    json.replace('{', `{"app":1,"app":${textOf(pickHostileValue(random)).slice(0, 50) || 0},`),
    json.replace('{', '{"__proto__":{"polluted":true},'),
    json.slice(0, random.between(0, json.length)),
    `${json}${json}`,
    `\ufeff${json}`,
    '',
    'null',
    '[]',
    '"text"',
    '[[['.repeat(50_000),
    `{"a":`.repeat(50_000),
  ]);

const fieldPairs = (fields: Record<string, unknown>): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.slice(0, 2_500).map((entry): [string, string] => [`${name}[]`, textOf(entry)])
      : [[name, textOf(value)] as [string, string]],
  );

const fileStarts = [
  '%PDF-1.4\n',
  '\x89PNG\r\n\x1a\n',
  'PK\x03\x04',
  '\xff\xd8\xff',
  'First Name,E-mail\n',
  '',
  '\0',
];

const multipartOf = (random: Random, schema: OpenApiSchema, pairs: [string, string][]): Buffer => {
  const files = Object.entries(schema.properties ?? {}).filter(
    ([, { format }]) => format === 'binary',
  );
  const name = random.chance(0.8) ? (files[0]?.[0] ?? 'file') : 'strange';
  const parts = pairs.map(
    ([field, value]) =>
      `--edge\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const ending = random.pick(['pdf', 'docx', 'png', 'csv', 'exe', '']);
  const content = random.pick(fileStarts) + 'a,b\n'.repeat(random.pick([0, 10, 5_000]));
  const file = `--edge\r\nContent-Disposition: form-data; name="${name}"; filename="a.${ending}"\r\n\r\n${content}\r\n`;
  const end = random.pick(['--edge--\r\n', '--edge--\r\n', '--edge--\r\n', '', '--edge']);
  return Buffer.from(parts.join('') + (random.chance(0.6) ? file : '') + end, 'latin1');
};

const oddTypes = [
  'text/xml',
  'text/plain',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=edge',
  'x',
];

const bodyOf = (random: Random, { bodies }: Operation): Pick<FuzzCall, 'headers' | 'body'> => {
  const [type, schema] = bodies.length > 0 ? random.pick(bodies) : ['application/json', {}];
  const fields = createObject(random, schema, random.pick([0, 0.1, 0.4]));
  const sentType = random.chance(0.08) ? random.pick(oddTypes) : type;
  const headers: Record<string, string> = {
    'content-type': sentType === 'multipart/form-data' ? `${sentType}; boundary=edge` : sentType,
    ...(random.chance(0.04) && { 'content-encoding': random.pick(['gzip', 'br', 'identity']) }),
    ...(random.chance(0.2) && { 'idempotency-key': random.pick(['a', 'b', 'x'.repeat(300)]) }),
  };
  if (type === 'multipart/form-data')
    return { headers, body: multipartOf(random, schema, fieldPairs(fields)) };
  if (type === 'application/x-www-form-urlencoded') {
    return { headers, body: new URLSearchParams(fieldPairs(fields)).toString() };
  }
  const json = JSON.stringify(fields);
  return { headers, body: random.chance(0.15) ? spoiledJson(random, json) : json };
};

export const createFuzzCall = (random: Random, operation: Operation): FuzzCall => {
  const { method } = operation;
  const query = queryOf(random, operation);
  const sent = method === 'GET' ? { headers: {}, body: undefined } : bodyOf(random, operation);
  return { method, path: `${pathOf(random, operation)}?${query}`, ...sent };
};
