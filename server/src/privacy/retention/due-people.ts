import sql, { type Sql } from 'sql-template-tag';
import { retentionOutcomes } from '../../../contract/privacy/retention/retention-rule-constants';
import type { Db } from '../../platform/db/database';

export interface Rule {
  id: number;
  name: string;
  outcome: string;
  countryId: number | null;
  sourceId: number | null;
  keepMonths: number;
}

export const readRulesInForce = (db: Db): Promise<Rule[]> =>
  db.many<Rule>(sql`
    select id, name, outcome, country_id as "countryId", source_id as "sourceId",
      keep_months as "keepMonths"
    from retention_rule where is_on order by id`);

/**
 * For each outcome, country and source that a rule names, the rule that keeps longest: of two rules the
 * later date wins. 0 stands for every other country or source.
 */
const governingRules = (rules: readonly Rule[]): Sql => sql`
  rule as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as rule
      (id integer, name text, outcome text, "countryId" integer, "sourceId" integer, "keepMonths" integer)),
  governing as materialized (
    select outcome.outcome as outcome, country.id as country_id, source.id as source_id, longest.id as rule_id,
      longest."keepMonths" as months
    from unnest(${[...retentionOutcomes]}::text[]) outcome
      cross join (select distinct coalesce("countryId", 0) as id from rule union select 0) country
      cross join (select distinct coalesce("sourceId", 0) as id from rule union select 0) source
      cross join lateral (
        select * from rule
        where rule.outcome = outcome.outcome and coalesce("countryId", country.id) = country.id
          and coalesce("sourceId", source.id) = source.id
        order by "keepMonths" desc, rule.id limit 1) longest)`;

/**
 * `due`: people whose every application is past its day, with the latest of these days. An open
 * application, or one that no rule concerns, keeps its person.
 */
const duePeople = (rules: readonly Rule[], until: Sql, among: Sql = sql`true`): Sql => sql`
  ${governingRules(rules)},
  due as (
    select application.applicant_id, max(application.id) as application_id,
      max(application.updated_at + make_interval(months => governing.months)) as day,
      (array_agg(governing.rule_id order by
        application.updated_at + make_interval(months => governing.months) desc))[1] as rule_id
    from application
      join status on status.id = application.status_id
      join job on job.id = application.job_id
      left join governing on governing.outcome = status.category
        and governing.country_id = case when job.country_id in (select "countryId" from rule)
          then job.country_id else 0 end
        and governing.source_id = case when application.source_id in (select "sourceId" from rule)
          then application.source_id else 0 end
    where ${among}
    group by application.applicant_id
    having bool_and(governing.rule_id is not null)
      and max(application.updated_at + make_interval(months => governing.months)) <= ${until})`;

const isStaying = sql`exists (
  select from retention_hold hold join applicant merged on merged.id = hold.applicant_id
  where hold.applicant_id = due.applicant_id or merged.merged_into_id = due.applicant_id)`;

export interface DuePerson {
  applicantId: number;
  ruleId: number;
}

/** Those whose day has come, the longest due first. */
export const readDuePeople = (db: Db, rules: readonly Rule[], max: number): Promise<DuePerson[]> =>
  db.many<DuePerson>(sql`
    with ${duePeople(rules, sql`now()`)}
    select due.applicant_id as "applicantId", due.rule_id as "ruleId"
    from due join applicant on applicant.id = due.applicant_id
    where applicant.erased_at is null and not ${isStaying}
    order by due.day, due.applicant_id limit ${max}`);

/** Of these people, those who are still due: somebody may have moved or held one meanwhile. */
export const keepDue = async (
  db: Db,
  rules: readonly Rule[],
  people: readonly DuePerson[],
): Promise<DuePerson[]> => {
  const ids = people.map(({ applicantId }) => applicantId);
  await db.many(sql`
    select id from application where applicant_id = any(${ids}::integer[]) order by id for update`);
  const among = sql`application.applicant_id = any(${ids}::integer[])`;
  return db.many<DuePerson>(sql`
    with ${duePeople(rules, sql`now()`, among)}
    select due.applicant_id as "applicantId", due.rule_id as "ruleId"
    from due join applicant on applicant.id = due.applicant_id
    where applicant.erased_at is null and not ${isStaying}
    order by due.applicant_id`);
};

export interface Preview {
  people: number;
  byThisRule: number;
  onHold: number;
  first: { applicationId: number; name: string; day: string; rule: string }[];
}

/** `until` is SQL for a moment, `zone` the company's time zone. */
export const previewDue = async (
  db: Db,
  rules: readonly Rule[],
  { until, zone, ruleId, max }: { until: Sql; zone: string; ruleId: number; max: number },
): Promise<Preview> => {
  const row = await db.one<Preview>(sql`
    with ${duePeople(rules, until)},
    standing as (
      select due.*, applicant.first_name, applicant.last_name, ${isStaying} as is_staying
      from due join applicant on applicant.id = due.applicant_id
      where applicant.erased_at is null)
    select count(*) filter (where not is_staying)::integer as people,
      (count(*) filter (where not is_staying and rule_id = ${ruleId}))::integer as "byThisRule",
      count(*) filter (where is_staying)::integer as "onHold",
      (select coalesce(json_agg(json_build_object('applicationId', one.application_id,
          'name', btrim(one.first_name || ' ' || one.last_name),
          'day', (one.day at time zone ${zone})::date, 'rule', rule.name)
          order by one.day, one.applicant_id), '[]')
        from (select * from standing where not is_staying order by day, applicant_id limit ${max}) one
          join rule on rule.id = one.rule_id) as first
    from standing`);
  return row ?? { people: 0, byThisRule: 0, onHold: 0, first: [] };
};
