import type { Sql } from 'sql-template-tag';
import { scimUrns } from '../../../contract/company/scim/scim-constants';

export interface Attribute {
  /** `text` compares case-insensitively, `exact` case-sensitively. */
  kind: 'text' | 'exact' | 'id' | 'flag' | 'time';
  value: Sql;
  /** For values of another table: wraps a condition so that it holds if any of them meets it. */
  within?: (condition: Sql) => Sql;
  /** Sort expression; defaults to `value`, unless `within` is set. */
  order?: Sql;
}

/** Keys are lower-case paths, with the extension's URN in front where there is one. */
export type Attributes = ReadonlyMap<string, Attribute>;

export const toAttributes = (attributes: Readonly<Record<string, Attribute>>): Attributes =>
  new Map(Object.entries(attributes).map(([path, value]) => [path.toLowerCase(), value]));

const extension = scimUrns.enterpriseUser;
const corePrefixes = [scimUrns.user, scimUrns.group].map((urn) => `${urn.toLowerCase()}:`);

const removeCorePrefix = (path: string): string => {
  const core = corePrefixes.find((urn) => path.toLowerCase().startsWith(urn));
  return core ? path.slice(core.length) : path;
};

/** Splits the URN of the extension from a path; without rest the path is the extension itself. */
export const splitUrn = (path: string): [urn: string[], rest: string] => {
  const rest = removeCorePrefix(path);
  const lower = `${rest.toLowerCase()}:`;
  return lower.startsWith(`${extension.toLowerCase()}:`)
    ? [[extension], rest.slice(extension.length + 1)]
    : [[], rest];
};

export const findAttribute = (attributes: Attributes, path: string): Attribute | undefined =>
  attributes.get(removeCorePrefix(path).toLowerCase());
