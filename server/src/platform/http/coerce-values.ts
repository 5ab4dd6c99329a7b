import { AppError, invalidField } from '../errors';
import { shortenName, tooManyEntriesMessage, unknownFieldMessage } from './validation-message';

export interface ValueSchema {
  type?: string | string[];
  anyOf?: ValueSchema[];
  properties?: Record<string, ValueSchema>;
  items?: ValueSchema;
  maxItems?: number;
  maxLength?: number;
  additionalProperties?: boolean;
}

type TypeCheck = (types: readonly string[], value: unknown) => boolean;

const readSchemaTypes = ({ type, anyOf = [] }: ValueSchema): readonly string[] =>
  type === undefined ? anyOf.flatMap(readSchemaTypes) : [type].flat();

/** Types by schema, cached since every field of every request needs them. Schemas never change. */
const knownTypes = new WeakMap<ValueSchema, readonly string[]>();

const getSchemaTypes = (schema: ValueSchema): readonly string[] => {
  const types = knownTypes.get(schema) ?? readSchemaTypes(schema);
  knownTypes.set(schema, types);
  return types;
};

const getValueTypes = (value: unknown): string[] => {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
};

const isInfinite = (value: unknown): boolean =>
  typeof value === 'string' && Math.abs(Number(value)) === Infinity;

const isNumericOnly = (types: readonly string[]): boolean =>
  !types.includes('string') && (types.includes('integer') || types.includes('number'));

const isFiniteValue: TypeCheck = (types, value) =>
  !isNumericOnly(types) || ![value].flat().some(isInfinite);

const isJsonValueAccepted: TypeCheck = (types, value) =>
  typeof value === 'string'
    ? isFiniteValue(types, value)
    : getValueTypes(value).some((kind) => types.includes(kind));

const booleanValues: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ['1', true],
  [1, true],
  ['0', false],
  [0, false],
]);

/** The length of a list is checked first, since the validator would visit every entry. */
const assertMaxItems = ({ maxItems }: ValueSchema, entries: unknown[], path: string): void => {
  if (maxItems !== undefined && entries.length > maxItems)
    throw invalidField(path, tooManyEntriesMessage(maxItems));
};

const maxUnknown = 50;

const assertKnownFields = (schema: ValueSchema, values: object, path: string): void => {
  if (schema.additionalProperties !== false) return;
  const { properties = {} } = schema;
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(properties, name));
  if (unknown.length <= maxUnknown) return;
  const named = unknown.slice(0, maxUnknown).map((name) => shortenName(joinPath(path, name)));
  throw new AppError('INVALID_INPUT', {
    fields: Object.fromEntries(named.map((name) => [name, unknownFieldMessage])),
  });
};

const joinPath = (path: string, name: string | number): string =>
  path ? `${path}.${name}` : String(name);

const coerceValue = (
  schema: ValueSchema,
  sent: unknown,
  takes: TypeCheck,
  path: string,
): unknown => {
  const types = getSchemaTypes(schema);
  const value = types.includes('boolean') ? (booleanValues.get(sent) ?? sent) : sent;
  // A value that cannot be converted is returned unchanged, so that validation refuses it with its
  // usual message.
  if (types.length > 0 && !takes(types, value)) return types.includes('array') ? {} : [];
  const { items, properties = {} } = schema;
  if (items && Array.isArray(value)) {
    assertMaxItems(schema, value, path);
    return value.map((entry, at) => coerceValue(items, entry, takes, joinPath(path, at)));
  }
  if (items && typeof value === 'string') return coerceValue(schema, [value], takes, path);
  if (typeof value !== 'object' || value === null) return value;
  const values = value as Record<string, unknown>;
  assertKnownFields(schema, values, path);
  for (const name of Object.keys(values)) {
    const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (inner) values[name] = coerceValue(inner, values[name], takes, joinPath(path, name));
  }
  return values;
};

/**
 * Converts values, so that the validator need not convert JSON types. Texts are converted like in forms,
 * since older clients send `"7"`, and `""` for no value.
 */
export const coerceJson = (schema: ValueSchema, value: unknown): unknown =>
  coerceValue(schema, value, isJsonValueAccepted, '');

/**
 * Converts a text; infinite numbers stay invalid, since the validator would accept them even against a
 * `maximum`.
 */
export const coerceText = (schema: ValueSchema, value: unknown): unknown =>
  coerceValue(schema, value, isFiniteValue, '');
