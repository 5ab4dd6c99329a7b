import sql, { type Sql } from 'sql-template-tag';
import type { Scope } from '../../../contract/permission';

/** Whose scope: an id, or a column that holds one where the scopes of many are asked for at once. */
export type UserId = number | Sql;

/** The predicate of scope `all`. */
export const everything = sql`true`;

/** Whether a predicate narrows nothing, so that a reading of the whole list may serve. */
export const isEverything = ({ sql: text }: Sql): boolean => text === everything.sql;

/** What is within two scopes. */
export const inBoth = (one: Sql, other: Sql): Sql => {
  if (isEverything(one)) return other;
  return isEverything(other) ? one : sql`(${one} and ${other})`;
};

/**
 * What scopes mean on the rows of a domain, as predicates. A grant with a scope that is not among them
 * is an error of types: nobody reaches rows by a scope that says nothing about them.
 */
export const defineScopes =
  <S extends Scope>(predicates: Record<S, (userId: UserId) => Sql>) =>
  ({ scope }: { scope: S }, { userId }: { userId: UserId }): Sql =>
    predicates[scope](userId);
