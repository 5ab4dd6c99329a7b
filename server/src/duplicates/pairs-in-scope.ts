import sql, { type Sql } from 'sql-template-tag';

const seen = (person: Sql, jobs: Sql): Sql => sql`exists (
  select 1 from application join job on job.id = application.job_id
  where application.applicant_id = ${person} and ${jobs})`;

/**
 * Predicate over alias `pair`: both people have an application within reach, so that nobody learns of
 * someone else's candidate; of a merged pair only the survivor has any. `jobs` is over alias `job`.
 */
export const pairsInScope = (jobs: Sql): Sql => sql`(
  case pair.state when 'merged' then ${seen(sql`pair.survivor_id`, jobs)}
  else ${seen(sql`pair.first_id`, jobs)} and ${seen(sql`pair.second_id`, jobs)} end)`;
