import type { ScimShown } from '../../../contract/company/scim/scim-message';
import { splitUrn } from './attribute';

type Path = string[];
type Parts = Record<string, unknown>;

const pathOf = (name: string): Path => {
  const [urn, rest] = splitUrn(name.trim().toLowerCase());
  const path = urn.map((one) => one.toLowerCase());
  return path.length > 0 && rest === '' ? path : [...path, ...rest.split('.')];
};

const pathsOf = (names: string): Path[] => names.split(',').filter(Boolean).map(pathOf);

const below = (paths: readonly Path[], name: string): Path[] =>
  paths.flatMap(([first, ...rest]) => (first === name.toLowerCase() ? [rest] : []));

const isWhole = (paths: readonly Path[]): boolean => paths.some((path) => path.length === 0);

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

const pick = (value: unknown, paths: readonly Path[]): unknown => {
  if (isWhole(paths) || !isParts(value)) return value;
  if (Array.isArray(value)) return value.map((one) => pick(one, paths));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const inside = below(paths, name);
      return inside.length > 0 ? [[name, pick(inner, inside)]] : [];
    }),
  );
};

const drop = (value: unknown, paths: readonly Path[]): unknown => {
  if (!isParts(value)) return value;
  if (Array.isArray(value)) return value.map((one) => drop(one, paths));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const inside = below(paths, name);
      return isWhole(inside) ? [] : [[name, inside.length > 0 ? drop(inner, inside) : inner]];
    }),
  );
};

export interface Projection {
  shows(name: string): boolean;
  of<Resource extends object>(resource: Resource): Resource;
}

/** Unknown names are ignored; `schemas` and `id` are always included. */
export const projectionOf = ({ attributes, excludedAttributes }: ScimShown): Projection => {
  const always = [['schemas'], ['id']];
  const wanted = attributes ? [...pathsOf(attributes), ...always] : undefined;
  const unwanted = pathsOf(excludedAttributes ?? '').filter(
    ([first, ...rest]) => rest.length > 0 || !always.flat().includes(String(first)),
  );
  return {
    shows: (name) => (wanted ? below(wanted, name).length > 0 : !isWhole(below(unwanted, name))),
    of: (resource) => (wanted ? pick(resource, wanted) : drop(resource, unwanted)) as never,
  };
};
