import sql, { type Sql } from 'sql-template-tag';

export interface ApplicationRowsQuery {
  applicationId: number;
  /** Predicate over alias `job`: applications that the user may see. */
  scope: Sql;
}

/**
 * Predicates for rows with the application's id in `column`; none match if the user may not see the
 * application.
 */
export const toApplicationConditions = (
  column: Sql,
  { applicationId, scope }: ApplicationRowsQuery,
): Sql[] => [
  sql`${column} = ${applicationId}`,
  sql`exists (
    select from application join job on job.id = application.job_id
    where application.id = ${applicationId} and ${scope})`,
];
