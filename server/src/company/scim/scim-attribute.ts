import type { Sql } from 'sql-template-tag';
import { scimUrns } from '../../../contract/company/scim/scim-constants';

export interface ScimAttribute {
  /** Comparison of values: `text` ignores case, `exact` does not. */
  kind: 'text' | 'exact' | 'id' | 'flag' | 'time';
  value: Sql;
  /** Wraps a condition on values in another table, so that it is true if any of the values meets it. */
  within?: (condition: Sql) => Sql;
  /** SQL to sort by; by default `value`, unless `within` is set. */
  order?: Sql;
}

/** Keys are lower-case paths, which begin with the URN in the case of an extension's attribute. */
export type ScimAttributes = ReadonlyMap<string, ScimAttribute>;

export const toScimAttributes = (
  attributes: Readonly<Record<string, ScimAttribute>>,
): ScimAttributes =>
  new Map(Object.entries(attributes).map(([path, value]) => [path.toLowerCase(), value]));

const enterpriseUrn = scimUrns.enterpriseUser;
const corePrefixes = [scimUrns.user, scimUrns.group].map((urn) => `${urn.toLowerCase()}:`);

const removeCorePrefix = (path: string): string => {
  const core = corePrefixes.find((urn) => path.toLowerCase().startsWith(urn));
  return core ? path.slice(core.length) : path;
};

/** Splits an extension's URN from a path; an empty rest means the extension itself. */
export const splitUrn = (path: string): [urn: string[], rest: string] => {
  const rest = removeCorePrefix(path);
  const lower = `${rest.toLowerCase()}:`;
  return lower.startsWith(`${enterpriseUrn.toLowerCase()}:`)
    ? [[enterpriseUrn], rest.slice(enterpriseUrn.length + 1)]
    : [[], rest];
};

export const findAttribute = (
  attributes: ScimAttributes,
  path: string,
): ScimAttribute | undefined => attributes.get(removeCorePrefix(path).toLowerCase());
