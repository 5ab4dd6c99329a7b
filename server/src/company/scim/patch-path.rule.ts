import type { TSchema } from 'typebox';
import { shortenName } from '../../platform/http/validation-message';
import { splitUrn } from './scim-attribute';
import { findAttributeName, isIgnoredAttribute, type SchemaShape } from './canonical.rule';
import { ScimError } from './scim-error';

/** Target of a patch operation, with attribute names in the standard's spelling. */
export interface PatchTarget {
  names: string[];
  /** Filter that selects one of several values, such as `type eq "work"`. */
  filter?: string;
}

export const createInvalidPathError = (path: string): ScimError =>
  new ScimError(400, 'invalidPath', `There is no attribute ${shortenName(path)}.`);

const pathPattern = /^([\w$-]+)(?:\[([^]*)\])?(?:\.([\w$-]+))?$/;

const getInnerSchema = (schema: TSchema, name: string): TSchema => {
  const { properties = {}, items } = schema as SchemaShape;
  return properties[name] ?? (items ? getInnerSchema(items, name) : schema);
};

const getItemSchema = (schema: TSchema): TSchema => (schema as SchemaShape).items ?? schema;

/**
 * Returns undefined for ignored attributes.
 * @throws ScimError for unknown attributes.
 */
export const parsePatchTarget = (schema: TSchema, path: string): PatchTarget | undefined => {
  const [above, rest] = splitUrn(path.trim());
  if (above.some((name) => findAttributeName(schema, name) === undefined))
    throw createInvalidPathError(path);
  if (rest === '' && above.length > 0) return { names: above };
  const [, first = '', filter, second] = pathPattern.exec(rest) ?? [];
  const names = [...above];
  let at = above.reduce(getInnerSchema, schema);
  for (const sent of second === undefined ? [first] : [first, second]) {
    const name = findAttributeName(getItemSchema(at), sent);
    if (name === undefined) {
      if (isIgnoredAttribute(first) || isIgnoredAttribute(sent)) return undefined;
      throw createInvalidPathError(path);
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
