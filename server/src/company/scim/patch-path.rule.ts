import type { TSchema } from 'typebox';
import { shortenName } from '../../platform/http/validation-sentence';
import { splitUrn } from './attribute';
import { findAttributeName, isIgnored, type Shape } from './canonical.rule';
import { ScimError } from './scim-error';

/** Attribute names are in the standard's spelling. */
export interface Target {
  names: string[];
  /** Selects one of several values, such as `type eq "work"`. */
  filter?: string;
}

export const invalidPath = (path: string): ScimError =>
  new ScimError(400, 'invalidPath', `There is no attribute ${shortenName(path)}.`);

const pattern = /^([\w$-]+)(?:\[([^]*)\])?(?:\.([\w$-]+))?$/;

const getInnerSchema = (schema: TSchema, name: string): TSchema => {
  const { properties = {}, items } = schema as Shape;
  return properties[name] ?? (items ? getInnerSchema(items, name) : schema);
};

const getItemSchema = (schema: TSchema): TSchema => (schema as Shape).items ?? schema;

/** Undefined for attributes that are ignored. @throws ScimError for unknown attributes. */
export const parseTarget = (schema: TSchema, path: string): Target | undefined => {
  const [above, rest] = splitUrn(path.trim());
  if (above.some((name) => findAttributeName(schema, name) === undefined)) throw invalidPath(path);
  if (rest === '' && above.length > 0) return { names: above };
  const [, first = '', filter, second] = pattern.exec(rest) ?? [];
  const names = [...above];
  let at = above.reduce(getInnerSchema, schema);
  for (const sent of second === undefined ? [first] : [first, second]) {
    const name = findAttributeName(getItemSchema(at), sent);
    if (name === undefined) {
      if (isIgnored(first) || isIgnored(sent)) return undefined;
      throw invalidPath(path);
    }
    names.push(name);
    at = getInnerSchema(getItemSchema(at), name);
  }
  return { names, ...(filter !== undefined && { filter }) };
};

export const nestValue = (names: readonly string[], value: unknown): Record<string, unknown> => {
  const [first = '', ...rest] = names;
  return { [first]: rest.length > 0 ? nestValue(rest, value) : value };
};
