import sql, { empty, join, type Sql } from 'sql-template-tag';

export const toWhereClause = (predicates: readonly Sql[]): Sql =>
  predicates.length > 0 ? sql`where ${join([...predicates], ' and ')}` : empty;
