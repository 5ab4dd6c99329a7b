import type { TSchema } from 'typebox';
import { nameOf } from '../../platform/http/validation-sentence';

export interface Shape {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  readOnly?: boolean;
}

export type Sent = Record<string, unknown>;

/** Standard attributes without a column here: they are accepted and ignored. */
const notKept = new Set(
  [
    ...['nickName', 'profileUrl', 'userType', 'preferredLanguage', 'locale', 'timezone'],
    ...['password', 'phoneNumbers', 'ims', 'photos', 'addresses', 'entitlements', 'roles'],
    ...['x509Certificates', 'middleName', 'honorificPrefix', 'honorificSuffix'],
    ...['costCenter', 'organization', 'division', '$ref'],
  ].map((name) => name.toLowerCase()),
);

export const isNotKept = (name: string): boolean => notKept.has(name.toLowerCase());

const names = new WeakMap<Shape, Map<string, string>>();

/** Attribute names are case-insensitive. */
export const attributeName = (schema: TSchema, name: string): string | undefined => {
  const shape = schema as Shape;
  let known = names.get(shape);
  if (!known) {
    known = new Map(Object.keys(shape.properties ?? {}).map((one) => [one.toLowerCase(), one]));
    names.set(shape, known);
  }
  return known.get(name.toLowerCase());
};

const kindOf = ({ type, properties, items }: Shape): string =>
  items ? 'list' : properties ? 'object' : String([type].flat()[0]);

const plain: Record<string, (value: unknown) => unknown> = {
  boolean: (value) =>
    typeof value === 'string' && /^(true|false)$/i.test(value)
      ? value.toLowerCase() === 'true'
      : value,
  string: (value) => (typeof value === 'number' ? String(value) : value),
};

/** Accepts a list, object or plain value, since providers send each of them. */
const asObject = (value: unknown): unknown => {
  const one: unknown = Array.isArray(value) ? (value[0] ?? null) : value;
  return typeof one === 'string' || typeof one === 'number' ? { value: one } : one;
};

const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null;

type Refuse = (name: string) => Error;

const objectOf = (shape: Shape, sent: Sent, refuse: Refuse): Sent => {
  const object: Sent = {};
  for (const [sentName, value] of Object.entries(sent)) {
    const name = attributeName(shape as TSchema, sentName);
    const inner = name === undefined ? undefined : shape.properties?.[name];
    if (name === undefined || !inner) {
      if (!isNotKept(sentName)) throw refuse(nameOf(sentName));
    } else if (!inner.readOnly) object[name] = canonicalValue(inner as TSchema, value, refuse);
  }
  return object;
};

/** Removes read-only attributes. */
export const canonicalValue = (schema: TSchema, value: unknown, refuse: Refuse): unknown => {
  const shape = schema as Shape;
  const kind = kindOf(shape);
  if (kind === 'list') {
    const entries: unknown[] = value === null || value === '' ? [] : [value].flat();
    return entries.map((entry) => canonicalValue(shape.items as TSchema, entry, refuse));
  }
  if (kind !== 'object') return plain[kind]?.(value) ?? value;
  const object = asObject(value === '' ? null : value);
  if (object === null) return 'value' in (shape.properties ?? {}) ? { value: null } : {};
  return isObject(object) ? objectOf(shape, object, refuse) : object;
};
