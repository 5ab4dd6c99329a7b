import sql, { type Sql } from 'sql-template-tag';

const isPersonVisible = (person: Sql, jobs: Sql): Sql => sql`exists (
  select 1 from application join job on job.id = application.job_id
  where application.applicant_id = ${person} and ${jobs})`;

/** A person whose applications were all deleted is visible only to users who see every job. */
const isMergeSideVisible = (applications: Sql, jobs: Sql): Sql => sql`exists (
  select 1 from (select 1) side left join application on ${applications}
    left join job on job.id = application.job_id
  where ${jobs})`;

const isMergedApplication = sql`any(array(
  select value::integer from jsonb_array_elements_text(pair.merge -> 'applicationIds')))`;

/** Applications that a merge moved to the surviving record still count as the other person's. */
const isMergeVisible = (jobs: Sql): Sql => sql`(
  ${isPersonVisible(sql`pair.survivor_id`, jobs)}
  and ${isMergeSideVisible(sql`application.applicant_id = pair.survivor_id and not application.id = ${isMergedApplication}`, jobs)}
  and ${isMergeSideVisible(sql`application.id = ${isMergedApplication}`, jobs)})`;

/**
 * True if both people have an application within scope, also after a merge. `jobs` is a predicate over alias
 * `job`.
 */
export const isPairInScopeSql = (jobs: Sql): Sql => sql`(
  case pair.state when 'merged' then ${isMergeVisible(jobs)}
  else ${isPersonVisible(sql`pair.first_id`, jobs)} and ${isPersonVisible(sql`pair.second_id`, jobs)} end)`;
