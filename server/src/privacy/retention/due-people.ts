import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { selectLastMoveTime } from '../../applicants/applications/note-last-moves';
import {
  listGoverningRules,
  listIdsWithOthers,
  readRetentionLimits,
  type GoverningRule,
  type RetentionLimit,
  type RetentionRule,
} from './governing-rules';

/** Maximum of rules, more than anybody has. */
const maxRules = 1_000;

const named = (column: Sql, ids: readonly (number | null)[]): Sql =>
  ids.some((id) => id !== null)
    ? sql`case when ${column} = any(${listIdsWithOthers(ids)}::integer[]) then ${column} else 0 end`
    : sql`0`;

/**
 * Time of the application's last move; on the first day after an upgrade from an earlier release, of its last
 * change.
 */
const lastMove = sql`coalesce(application.kept_since, application.updated_at)`;

/**
 * The last move, read from the history too, since servers of the last release store some moves only in it.
 */
const exactMove = sql`greatest(${lastMove}, ${selectLastMoveTime(sql`application`)})`;

/**
 * Condition with one hash of all erased people: without statistics, PostgreSQL would search their list for
 * each person.
 */
const isNotErased = sql`and applicant_id not in (select id from applicant where erased_at is not null)`;

interface Governed {
  rules: readonly RetentionRule[];
  limits: readonly RetentionLimit[];
  governing: readonly GoverningRule[];
}

const readGoverned = async (db: Db, rules: readonly RetentionRule[]): Promise<Governed> => {
  const shortest = Math.min(...rules.map(({ keepMonths }) => keepMonths));
  // A legal minimum that is not above the period of any rule changes nothing and would only take time.
  const limits = (await readRetentionLimits(db)).filter(
    ({ minMonths, maxMonths }) => maxMonths !== null || (minMonths ?? 0) > shortest,
  );
  return { rules, limits, governing: await listGoverningRules(db, rules, limits) };
};

/**
 * Days added to estimates by months, which have 28 to 31 days, so that nobody whose day has come is missed.
 */
const slack = sql`interval '4 days'`;

/**
 * Query `due`: people whose applications are all past their day of erasure. The code holds the latest of
 * these days and its rule in one number, so that a million applications are read once and never sorted.
 * Months are added only for applications that may be past their day, since adding takes longest. Only people
 * with several applications are grouped, since nearly all have one. A person with an open application, or one
 * without a rule, is not due.
 */
const duePeople = ({ rules, limits, governing }: Governed, until: Sql, among?: Sql): Sql => {
  const countries = [...rules, ...limits].map(({ countryId }) => countryId);
  const hasCountries = countries.some((id) => id !== null);
  const isEverSealed = governing.some(({ sealedMonths }) => sealedMonths !== null);
  const lastOf = among ? exactMove : lastMove;
  return sql`
    governing as materialized (
      select governed.*, ${until} + ${slack} - make_interval(months => months) as cutoff
      from unnest(${governing.map(({ statusId }) => statusId)}::integer[],
          ${governing.map(({ countryId }) => countryId)}::integer[],
          ${governing.map(({ sourceId }) => sourceId)}::integer[],
          ${governing.map(({ months }) => months)}::integer[],
          ${governing.map(({ sealedMonths }) => sealedMonths)}::integer[],
          ${governing.map(({ index }) => index)}::integer[])
        governed (status_id, country_id, source_id, months, sealed_months, index)),
    past as (
      select application.applicant_id, application.id as application_id,
        date_part('epoch', ${lastOf} + make_interval(months => governing.months))::bigint
          * ${raw(String(maxRules))} + governing.index as code,
        ${isEverSealed ? sql`${lastOf} + make_interval(months => governing.sealed_months)` : sql`null::timestamptz`} as sealed_until
      from application
        ${hasCountries ? sql`join job on job.id = application.job_id` : empty}
        join governing on governing.status_id = application.status_id
          and governing.country_id = ${named(sql`job.country_id`, countries)}
          and governing.source_id = ${named(
            sql`application.source_id`,
            rules.map(({ sourceId }) => sourceId),
          )}
          and ${lastOf} <= governing.cutoff
      ${among ? sql`where ${among}` : empty}),
    several as (
      select applicant_id, count(*) as applications from application
      ${among ? sql`where ${among}` : empty}
      group by applicant_id having count(*) > 1),
    found as (
      select * from past where applicant_id not in (select applicant_id from several)
      union all
      select applicant_id, max(application_id), max(code), max(sealed_until)
      from past join several using (applicant_id)
      group by applicant_id, applications having count(*) = applications),
    due as (
      select applicant_id, application_id, to_timestamp(code / ${raw(String(maxRules))}) as day,
        (code % ${raw(String(maxRules))})::integer as index,
        ${isEverSealed ? sql`coalesce(sealed_until > greatest(to_timestamp(code / ${raw(String(maxRules))}), now()), false)` : sql`false`} as is_sealed,
        applicant_id in (
          select unnest(merged_up(hold.applicant_id)) from retention_hold hold) as is_on_hold
      from found
      where code / ${raw(String(maxRules))} <= (select date_part('epoch', ${until})::bigint)
        ${among ? empty : isNotErased})`;
};

export interface DuePerson {
  applicantId: number;
  rule: RetentionRule;
}

interface DueRow {
  applicantId: number;
  index: number;
}

const toDue = (rules: readonly RetentionRule[], rows: readonly DueRow[]): DuePerson[] =>
  rows.flatMap(({ applicantId, index }) => {
    const rule = rules[index];
    return rule ? { applicantId, rule } : [];
  });

/**
 * Settings of PostgreSQL with which each table is read once. Its default memory would sort a million people
 * on disk, and since it expects few of them, it would look each up in an index.
 */
const planForMany = (tx: Db): Promise<unknown> =>
  tx.one(sql`
    select set_config('work_mem', '96MB', true), set_config('enable_nestloop', 'off', true),
      set_config('enable_mergejoin', 'off', true)`);

const indexesThatAsk = (rules: readonly RetentionRule[]): number[] =>
  rules.flatMap(({ askDays }, index) => (askDays === null ? [] : [index]));

/** SQL for the days before the erasure on which the rule of a row of `due` asks the person. */
const askDays = (rules: readonly RetentionRule[]): Sql =>
  sql`(${rules.map((rule) => rule.askDays ?? 0)}::integer[])[due.index + 1]`;

const hasAddress = sql`exists (
  select from applicant where applicant.id = due.applicant_id and btrim(applicant.email) <> '')`;

/**
 * Condition: nobody is erased by a rule that asks before the person had its days to answer. It is true for
 * people without an e-mail address, who cannot be asked.
 */
const hadTime = (rules: readonly RetentionRule[]): Sql =>
  indexesThatAsk(rules).length === 0
    ? sql`true`
    : sql`(due.index <> all(${indexesThatAsk(rules)}::integer[]) or not ${hasAddress} or exists (
        select from renewal_ask ask where ask.application_id = due.application_id
          and ask.asked_at <= now() - make_interval(days => ${askDays(rules)}) + interval '1 hour'))`;

export interface PersonToAsk {
  applicationId: number;
  endsAt: Date;
}

/** People to ask now whether they want to be stored longer, so that they have the rule's days to answer. */
export const readPeopleToAsk = async (
  tx: Transaction,
  rules: readonly RetentionRule[],
  max: number,
): Promise<PersonToAsk[]> => {
  await planForMany(tx);
  const longest = Math.max(...rules.map((rule) => rule.askDays ?? 0));
  return tx.many<PersonToAsk>(sql`
    with ${duePeople(await readGoverned(tx, rules), sql`now() + make_interval(days => ${longest})`)}
    select application_id as "applicationId",
      greatest(day, now() + make_interval(days => ${askDays(rules)})) as "endsAt"
    from due where not is_on_hold and due.index = any(${indexesThatAsk(rules)}::integer[])
      and day <= now() + make_interval(days => ${askDays(rules)}) and ${hasAddress}
      and not exists (select from renewal_ask ask where ask.application_id = due.application_id)
    order by day, applicant_id limit ${max}`);
};

/** People whose day of erasure has come, those due longest first. */
export const readDuePeople = (
  db: Pick<Database, 'transaction'>,
  rules: readonly RetentionRule[],
  max: number,
): Promise<DuePerson[]> =>
  db.transaction(async (tx) => {
    await planForMany(tx);
    const rows = await tx.many<DueRow>(sql`
      with ${duePeople(await readGoverned(tx, rules), sql`now()`)}
      select applicant_id as "applicantId", index from due where not is_on_hold and ${hadTime(rules)}
      order by day, applicant_id limit ${max}`);
    return toDue(rules, rows);
  });

/**
 * Counts people past their day who are still stored, by the name of their rule: on hold, or with days left to
 * answer.
 */
export const countDuePeopleByRule = (
  db: Pick<Database, 'transaction'>,
  rules: readonly RetentionRule[],
): Promise<Record<string, number>> =>
  db.transaction(async (tx) => {
    await planForMany(tx);
    const rows = await tx.many<{ index: number; people: number }>(sql`
      with ${duePeople(await readGoverned(tx, rules), sql`now()`)}
      select index, count(*)::integer as people from due group by index order by index`);
    return Object.fromEntries(rows.map(({ index, people }) => [rules[index]?.name ?? '', people]));
  });

/**
 * Returns those of these people who are still due: some may have been moved, put on hold or erased meanwhile.
 */
export const filterDuePeople = async (
  db: Db,
  rules: readonly RetentionRule[],
  people: readonly DuePerson[],
): Promise<DuePerson[]> => {
  const ids = people.map(({ applicantId }) => applicantId);
  await db.many(sql`
    select id from application where applicant_id = any(${ids}::integer[]) order by id for update`);
  const among = sql`application.applicant_id = any(${ids}::integer[])`;
  const rows = await db.many<DueRow>(sql`
    with ${duePeople(await readGoverned(db, rules), sql`now()`, among)}
    select applicant_id as "applicantId", index from due where not is_on_hold and ${hadTime(rules)}
    order by applicant_id`);
  return toDue(rules, rows);
};

export interface RetentionPreview {
  people: number;
  byThisRule: number;
  sealed: number;
  onHold: number;
  first: { applicationId: number; name: string; day: string; rule: string }[];
}

interface PreviewOptions {
  /** SQL for the time up to which people become due. */
  until: Sql;
  /** Time zone of the company. */
  zone: string;
  /** Id of the rule whose effect is previewed. */
  ruleId: number;
  max: number;
}

export const previewDuePeople = (
  db: Pick<Database, 'transaction'>,
  rules: readonly RetentionRule[],
  { until, zone, ruleId, max }: PreviewOptions,
): Promise<RetentionPreview> =>
  db.transaction(async (tx) => {
    await planForMany(tx);
    const row = await tx.one<RetentionPreview>(sql`
      with ${duePeople(await readGoverned(tx, rules), until)}
      select count(*) filter (where not is_on_hold)::integer as people,
        (count(*) filter (where not is_on_hold
          and index = ${rules.findIndex(({ id }) => id === ruleId)}))::integer as "byThisRule",
        (count(*) filter (where not is_on_hold and is_sealed))::integer as sealed,
        (count(*) filter (where is_on_hold))::integer as "onHold",
        (select coalesce(json_agg(json_build_object('applicationId', one.application_id,
            'name', (select btrim(first_name || ' ' || last_name) from applicant
              where applicant.id = one.applicant_id),
            'day', (one.day at time zone ${zone})::date,
            'rule', (${rules.map(({ name }) => name)}::text[])[one.index + 1])
            order by one.day, one.applicant_id), '[]')
          from (select * from due where not is_on_hold order by day, applicant_id limit ${max}) one) as first
      from due`);
    return row ?? { people: 0, byThisRule: 0, sealed: 0, onHold: 0, first: [] };
  });
