import type { Random } from '../../demo/random';
import type { OpenApiSchema } from '../openapi-walk';

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { a: value };
  return value;
};

/** Values are made by functions, since some are large. */
const hostile: ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 1.5,
  () => 2 ** 31,
  () => 2 ** 53,
  () => 1e308,
  () => '',
  () => ' \u00a0\u200b ',
  () => 'Infinity',
  () => '1e999',
  () => '2026-02-30',
  () => '0000-00-00',
  () => "'; drop table job; --",
  () => '%00%zz',
  () => '\u0000',
  () => '\ud800 half a pair',
  () => '\u202eright to left\u202c',
  () => `e${'\u0301'.repeat(5_000)}`,
  () => '👨‍👩‍👧‍👦'.repeat(2_000),
  () => '${jndi:ldap://x}{{7*7}}',
  () => '../../etc/passwd',
  () => 'x'.repeat(700_000),
  () => '<div>'.repeat(30_000),
  () => '<ul><li>'.repeat(12_000),
  () => '<p onclick=x>&lt;&#0;</p><style>'.repeat(2_000),
  () => '<a href="javascript:x">'.repeat(4_000),
  () => [],
  () => ({}),
  () => [[]],
  () => ({ constructor: { prototype: 1 }, toString: 2 }),
  (random) => nested(random.between(3, 19)),
  (random) => nested(random.between(20, 3_000)),
  (random) => Array(random.between(2, 150)).fill('x'),
  (random) => Array(random.between(1_000, 20_000)).fill(random.pick([0, 'x', null, {}])),
  (random) => Array.from({ length: random.between(1, 1_200) }, (_, at) => at + 1),
];

export const pickHostileValue = (random: Random): unknown => random.pick(hostile)(random);

const words = ['Cook', 'a', 'mira@x.example', '+91 98765 43210', '<p>Cooks <b>well</b></p>', '1'];

const typeOf = ({ type, enum: values, anyOf }: OpenApiSchema): string | undefined =>
  values || anyOf ? undefined : [type].flat()[0];

export const createValue = (random: Random, schema: OpenApiSchema, share: number): unknown => {
  if (random.chance(share)) return pickHostileValue(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (typeOf(schema)) {
    case 'integer':
    case 'number':
      return random.between(1, 40);
    case 'boolean':
      return random.pick([true, false, '1', 0]);
    case 'array': {
      const { items = {} } = schema;
      return Array.from({ length: random.between(0, 4) }, () => createValue(random, items, share));
    }
    case 'object':
      return createObject(random, schema, share);
    case 'string':
      return schema.format === 'date' ? '2026-11-22' : random.pick(words);
    default:
      return schema.anyOf
        ? createValue(random, random.pick(schema.anyOf), share)
        : random.pick(words);
  }
};

export const createObject = (
  random: Random,
  { properties = {}, required = [] }: OpenApiSchema,
  share: number,
): Record<string, unknown> => {
  const sent = Object.entries(properties).filter(
    ([name, { format }]) =>
      format !== 'binary' && random.chance(required.includes(name) ? 1 - share : 0.4),
  );
  const fields = sent.map(([name, inner]) => [name, createValue(random, inner, share)] as const);
  const strange = random.chance(share) ? [['strange', pickHostileValue(random)] as const] : [];
  return Object.fromEntries([...fields, ...strange]);
};
