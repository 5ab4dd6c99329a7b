import type { ScimShown } from '../../../contract/company/scim/scim-message';
import { splitUrn } from './scim-attribute';

type AttributePath = string[];
type JsonObject = Record<string, unknown>;

const parsePath = (name: string): AttributePath => {
  const [urn, rest] = splitUrn(name.trim().toLowerCase());
  const path = urn.map((one) => one.toLowerCase());
  return path.length > 0 && rest === '' ? path : [...path, ...rest.split('.')];
};

const parsePaths = (names: string): AttributePath[] =>
  names.split(',').filter(Boolean).map(parsePath);

const getInnerPaths = (paths: readonly AttributePath[], name: string): AttributePath[] =>
  paths.flatMap(([first, ...rest]) => (first === name.toLowerCase() ? [rest] : []));

const includesWhole = (paths: readonly AttributePath[]): boolean =>
  paths.some((path) => path.length === 0);

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null;

const pick = (value: unknown, paths: readonly AttributePath[]): unknown => {
  if (includesWhole(paths) || !isJsonObject(value)) return value;
  if (Array.isArray(value)) return value.map((one) => pick(one, paths));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const inside = getInnerPaths(paths, name);
      return inside.length > 0 ? [[name, pick(inner, inside)]] : [];
    }),
  );
};

const removePaths = (value: unknown, paths: readonly AttributePath[]): unknown => {
  if (!isJsonObject(value)) return value;
  if (Array.isArray(value)) return value.map((one) => removePaths(one, paths));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const inside = getInnerPaths(paths, name);
      return includesWhole(inside)
        ? []
        : [[name, inside.length > 0 ? removePaths(inner, inside) : inner]];
    }),
  );
};

export interface AttributeSelection {
  shows(name: string): boolean;
  of<Resource extends object>(resource: Resource): Resource;
}

/**
 * Attributes of the response by the request's parameters. Unknown names are ignored; `schemas` and `id` are
 * always included.
 */
export const toAttributeSelection = ({
  attributes,
  excludedAttributes,
}: ScimShown): AttributeSelection => {
  const always = [['schemas'], ['id']];
  const wanted = attributes ? [...parsePaths(attributes), ...always] : undefined;
  const unwanted = parsePaths(excludedAttributes ?? '').filter(
    ([first, ...rest]) => rest.length > 0 || !always.flat().includes(String(first)),
  );
  return {
    shows: (name) =>
      wanted
        ? getInnerPaths(wanted, name).length > 0
        : !includesWhole(getInnerPaths(unwanted, name)),
    of: (resource) => (wanted ? pick(resource, wanted) : removePaths(resource, unwanted)) as never,
  };
};
