import type { Sql } from 'sql-template-tag';
import { scimUrns } from '../../../contract/scim/scim-constants';

/** How an attribute of a resource is found and sorted by. */
export interface Attribute {
  /** `text` whatever its case, `exact` letter by letter. */
  kind: 'text' | 'exact' | 'id' | 'flag' | 'time';
  value: Sql;
  /** Kept elsewhere: holds where what stands there, one of several perhaps, meets the condition. */
  within?: (condition: Sql) => Sql;
  /** What resources are sorted by; left out, the value, unless it is kept elsewhere. */
  order?: Sql;
}

/** By their paths in lower case, those of an extension behind its name. */
export type Attributes = ReadonlyMap<string, Attribute>;

export const attributesOf = (attributes: Readonly<Record<string, Attribute>>): Attributes =>
  new Map(Object.entries(attributes).map(([path, value]) => [path.toLowerCase(), value]));

const cores = [scimUrns.user, scimUrns.group].map((urn) => `${urn.toLowerCase()}:`);

/** A path without the name of its schema, which may stand in front of each. */
export const withoutCore = (path: string): string => {
  const core = cores.find((urn) => path.toLowerCase().startsWith(urn));
  return core ? path.slice(core.length) : path;
};

export const attributeOf = (attributes: Attributes, path: string): Attribute | undefined =>
  attributes.get(withoutCore(path).toLowerCase());
