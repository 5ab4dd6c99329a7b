import sql, { type Sql } from 'sql-template-tag';
import type { Scope } from '../../../contract/permission';

export type UserId = number | Sql;

/** Predicate of scope `all`: every record. */
export const everything = sql`true`;

/** True for scope `all`, whose lists have cheaper queries. */
export const isEverything = ({ sql: text }: Sql): boolean => text === everything.sql;

export const intersectScopes = (one: Sql, other: Sql): Sql => {
  if (isEverything(one)) return other;
  return isEverything(other) ? one : sql`(${one} and ${other})`;
};

/** A grant with a scope that has no predicate here is a type error. */
export const defineScopes =
  <S extends Scope>(predicates: Record<S, (userId: UserId) => Sql>) =>
  ({ scope }: { scope: S }, { userId }: { userId: UserId }): Sql =>
    predicates[scope](userId);
