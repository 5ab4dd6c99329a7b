import sql, { empty, join, raw, type Sql } from 'sql-template-tag';

/** Ordered by importance: `selectHiringPart` returns the first part that a person has. */
const partLabels = {
  'hiring-manager': 'Hiring manager of the job',
  'recruiting-manager': 'Recruiting manager of the job',
  recruiter: 'Recruiter of the applicant',
  'by-name': 'Added to the job by name',
  member: 'Member of the hiring team',
} as const;
type HiringPart = keyof typeof partLabels;

const selectJobUser = (person: Sql): Sql => sql`
  select from job_user named where named.job_id = job.id and named.user_id = ${person}`;
const selectMembership = (person: Sql): Sql => sql`
  select from group_member member
  where member.group_id = job.group_id and member.user_id = ${person}`;

const toJobParts = (person: Sql): Readonly<Record<Exclude<HiringPart, 'recruiter'>, Sql>> => ({
  'hiring-manager': sql`job.hiring_manager_id = ${person}`,
  'recruiting-manager': sql`job.recruiting_manager_id = ${person}`,
  'by-name': sql`exists (${selectJobUser(person)})`,
  member: sql`exists (${selectMembership(person)})`,
});

export const hasHiringPartSql = (person: Sql): Sql =>
  sql`(${join(Object.values(toJobParts(person)), ' or ')})`;

const toCurrentParts = (person: Sql): Readonly<Record<HiringPart, Sql>> => ({
  ...toJobParts(person),
  recruiter: sql`application.recruiter_id = ${person}`,
});

const selectJobParts = (person: Sql, columns: Sql = empty): Sql => sql`
  select ${columns} from hiring_part past where past.user_id = ${person} and past.job_id = job.id
    and coalesce(past.until, 'infinity') >= referral.referred_at`;

const selectApplicationParts = (person: Sql, columns: Sql = empty): Sql => sql`
  select ${columns} from hiring_part past where past.user_id = ${person}
    and past.application_id = application.id
    and coalesce(past.until, 'infinity') >= referral.referred_at`;

const earlierUntil = sql`least(coalesce(past.until, 'infinity'), coalesce(team.until, 'infinity'))`;

const selectTeamParts = (person: Sql, columns: Sql = empty): Sql => sql`
  select ${columns} from hiring_part past join hiring_part team
    on team.group_id = past.group_id and team.job_id = job.id
  where past.user_id = ${person} and past.part = 'member'
    and ${earlierUntil} >= referral.referred_at
    and coalesce(past.since, '-infinity') <= coalesce(team.until, 'infinity')
    and coalesce(team.since, '-infinity') <= coalesce(past.until, 'infinity')`;

/** The conditions are separate, so that PostgreSQL's planner assumes that each excludes few rows. */
export const noHiringPartConditions = (person: Sql): Sql[] => [
  sql`(job.hiring_manager_id = ${person}) is not true`,
  sql`(job.recruiting_manager_id = ${person}) is not true`,
  sql`(application.recruiter_id = ${person}) is not true`,
  ...[selectJobUser, selectMembership, selectJobParts, selectApplicationParts, selectTeamParts].map(
    (rows) => sql`not exists (${rows(person)})`,
  ),
];

const pastColumns = sql`false, past.part, past.since, past.until`;
const parts = Object.keys(partLabels) as HiringPart[];

const selectSince = (person: Sql): Sql => sql`(
  select max(known.since) from hiring_part known
  where known.user_id = ${person} and known.until is null and known.part = standing.part
    and (known.job_id = job.id or known.application_id = application.id
      or known.group_id = job.group_id))`;

/**
 * A person's part in hiring for a job. Needs aliases `job`, `application` and `referral`. Unknown dates are
 * null; a current part has no `until`.
 */
export const selectHiringPart = (person: Sql, day: (instant: Sql) => Sql): Sql => sql`
  select case part ${join(
    parts.map((part) => sql`when ${raw(`'${part}'`)} then ${raw(`'${partLabels[part]}'`)}`),
    ' ',
  )} end as words, stands, ${day(sql`since`)} as since, ${day(sql`until`)} as until
  from (
    select true as stands, part, ${selectSince(person)} as since, null::timestamptz as until
    from (values ${join(
      parts.map((part) => sql`(${raw(`'${part}'`)}, ${toCurrentParts(person)[part]})`),
    )}) as standing (part, stands) where standing.stands
    union all ${selectJobParts(person, pastColumns)}
    union all ${selectApplicationParts(person, pastColumns)}
    union all ${selectTeamParts(
      person,
      sql`false, past.part, greatest(past.since, team.since), nullif(${earlierUntil}, 'infinity')`,
    )}) parts
  order by stands desc, array_position(${parts}::text[], part), until desc limit 1`;
