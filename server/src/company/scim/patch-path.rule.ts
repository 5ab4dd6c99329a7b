import type { TSchema } from 'typebox';
import { nameOf } from '../../platform/http/validation-sentence';
import { splitUrn } from './attribute';
import { attributeName, isNotKept, type Shape } from './canonical.rule';
import { ScimError } from './scim-error';

/** Attribute names are in the standard's spelling. */
export interface Target {
  names: string[];
  /** Selects one of several values, such as `type eq "work"`. */
  filter?: string;
}

export const invalidPath = (path: string): ScimError =>
  new ScimError(400, 'invalidPath', `There is no attribute ${nameOf(path)}.`);

const pattern = /^([\w$-]+)(?:\[([^]*)\])?(?:\.([\w$-]+))?$/;

const inside = (schema: TSchema, name: string): TSchema => {
  const { properties = {}, items } = schema as Shape;
  return properties[name] ?? (items ? inside(items, name) : schema);
};

const single = (schema: TSchema): TSchema => (schema as Shape).items ?? schema;

/** Undefined for attributes that are ignored. @throws ScimError for unknown attributes. */
export const targetOf = (schema: TSchema, path: string): Target | undefined => {
  const [above, rest] = splitUrn(path.trim());
  if (above.some((name) => attributeName(schema, name) === undefined)) throw invalidPath(path);
  if (rest === '' && above.length > 0) return { names: above };
  const [, first = '', filter, second] = pattern.exec(rest) ?? [];
  const names = [...above];
  let at = above.reduce(inside, schema);
  for (const sent of second === undefined ? [first] : [first, second]) {
    const name = attributeName(single(at), sent);
    if (name === undefined) {
      if (isNotKept(first) || isNotKept(sent)) return undefined;
      throw invalidPath(path);
    }
    names.push(name);
    at = inside(single(at), name);
  }
  return { names, ...(filter !== undefined && { filter }) };
};

export const holding = (names: readonly string[], value: unknown): Record<string, unknown> => {
  const [first = '', ...rest] = names;
  return { [first]: rest.length > 0 ? holding(rest, value) : value };
};
