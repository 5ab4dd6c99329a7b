import sql, { type Sql } from 'sql-template-tag';

const seen = (person: Sql, jobs: Sql): Sql => sql`exists (
  select 1 from application join job on job.id = application.job_id
  where application.applicant_id = ${person} and ${jobs})`;

/** Where all such applications are gone, only whoever reaches every job still reaches the side. */
const sideSeen = (applications: Sql, jobs: Sql): Sql => sql`exists (
  select 1 from (select 1) side left join application on ${applications}
    left join job on job.id = application.job_id
  where ${jobs})`;

const broughtIn = sql`any(array(
  select value::integer from jsonb_array_elements_text(pair.merge -> 'applicationIds')))`;

/** The survivor has the applications of both sides: those that came with the merge are the other's. */
const mergedSeen = (jobs: Sql): Sql => sql`(
  ${seen(sql`pair.survivor_id`, jobs)}
  and ${sideSeen(sql`application.applicant_id = pair.survivor_id and not application.id = ${broughtIn}`, jobs)}
  and ${sideSeen(sql`application.id = ${broughtIn}`, jobs)})`;

/**
 * Predicate over alias `pair`: both people have an application within reach, so that nobody learns of
 * someone else's candidate, nor acts on one; also after a merge. `jobs` is over alias `job`.
 */
export const pairsInScope = (jobs: Sql): Sql => sql`(
  case pair.state when 'merged' then ${mergedSeen(jobs)}
  else ${seen(sql`pair.first_id`, jobs)} and ${seen(sql`pair.second_id`, jobs)} end)`;
