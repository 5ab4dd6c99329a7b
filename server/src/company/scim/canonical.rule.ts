import type { TSchema } from 'typebox';
import { shortenName } from '../../platform/http/validation-message';

export interface SchemaShape {
  type?: string | string[];
  description?: string;
  properties?: Record<string, SchemaShape>;
  items?: SchemaShape;
  readOnly?: boolean;
}

export type ScimObject = Record<string, unknown>;

/** Standard SCIM attributes that are not stored: they are accepted and ignored. */
const ignoredAttributes = new Set(
  [
    ...['nickName', 'profileUrl', 'userType', 'preferredLanguage', 'locale', 'timezone'],
    ...['password', 'phoneNumbers', 'ims', 'photos', 'addresses', 'entitlements', 'roles'],
    ...['x509Certificates', 'middleName', 'honorificPrefix', 'honorificSuffix'],
    ...['costCenter', 'organization', 'division', '$ref'],
  ].map((name) => name.toLowerCase()),
);

export const isIgnoredAttribute = (name: string): boolean =>
  ignoredAttributes.has(name.toLowerCase());

const attributeNamesByShape = new WeakMap<SchemaShape, Map<string, string>>();

/** Attribute names are case-insensitive. */
export const findAttributeName = (schema: TSchema, name: string): string | undefined => {
  const shape = schema as SchemaShape;
  let known = attributeNamesByShape.get(shape);
  if (!known) {
    known = new Map(Object.keys(shape.properties ?? {}).map((one) => [one.toLowerCase(), one]));
    attributeNamesByShape.set(shape, known);
  }
  return known.get(name.toLowerCase());
};

const getSchemaType = ({ type, properties, items }: SchemaShape): string =>
  items ? 'list' : properties ? 'object' : String([type].flat()[0]);

const valueConverters: Record<string, (value: unknown) => unknown> = {
  boolean: (value) =>
    typeof value === 'string' && /^(true|false)$/i.test(value)
      ? value.toLowerCase() === 'true'
      : value,
  string: (value) => (typeof value === 'number' ? String(value) : value),
};

/** Accepts a list, an object or a plain value, since providers send each of them for one attribute. */
const toObject = (value: unknown): unknown => {
  const one: unknown = Array.isArray(value) ? (value[0] ?? null) : value;
  return typeof one === 'string' || typeof one === 'number' ? { value: one } : one;
};

const isObject = (value: unknown): value is ScimObject =>
  typeof value === 'object' && value !== null;

type CreateValueError = (name: string) => Error;

const toCanonicalObject = (
  shape: SchemaShape,
  sent: ScimObject,
  refuse: CreateValueError,
): ScimObject => {
  const object: ScimObject = {};
  for (const [sentName, value] of Object.entries(sent)) {
    const name = findAttributeName(shape as TSchema, sentName);
    const inner = name === undefined ? undefined : shape.properties?.[name];
    if (name === undefined || !inner) {
      if (!isIgnoredAttribute(sentName)) throw refuse(shortenName(sentName));
    } else if (!inner.readOnly) object[name] = toCanonicalValue(inner as TSchema, value, refuse);
  }
  return object;
};

/** Converts a resource to the standard spelling, without read-only attributes. */
export const toCanonicalValue = (
  schema: TSchema,
  value: unknown,
  refuse: CreateValueError,
): unknown => {
  const shape = schema as SchemaShape;
  const kind = getSchemaType(shape);
  if (kind === 'list') {
    const entries: unknown[] = value === null || value === '' ? [] : [value].flat();
    return entries.map((entry) => toCanonicalValue(shape.items as TSchema, entry, refuse));
  }
  if (kind !== 'object') return valueConverters[kind]?.(value) ?? value;
  const object = toObject(value === '' ? null : value);
  if (object === null) return 'value' in (shape.properties ?? {}) ? { value: null } : {};
  return isObject(object) ? toCanonicalObject(shape, object, refuse) : object;
};
