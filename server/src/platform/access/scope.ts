import sql, { type Sql } from 'sql-template-tag';
import type { Scope } from '../../../contract/permission';

export type UserId = number | Sql;

/** Predicate for scope `all`, which is true for every record. */
export const allRecords = sql`true`;

/** True for the predicate of scope `all`, for which lists have faster queries. */
export const isAllRecords = ({ sql: text }: Sql): boolean => text === allRecords.sql;

export const intersectScopes = (one: Sql, other: Sql): Sql => {
  if (isAllRecords(one)) return other;
  return isAllRecords(other) ? one : sql`(${one} and ${other})`;
};

/** Defines a predicate for each scope; a permission with a scope that has none is a type error. */
export const defineScopes =
  <S extends Scope>(predicates: Record<S, (userId: UserId) => Sql>) =>
  ({ scope }: { scope: S }, { userId }: { userId: UserId }): Sql =>
    predicates[scope](userId);
