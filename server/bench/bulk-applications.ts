import sql, { raw, type Sql } from 'sql-template-tag';
import { recordSuspectedDuplicates } from '../src/applicants/duplicates/suspect-duplicates';
import type { Db } from '../src/platform/db/database';
import { createReferralsWithPromises } from '../src/referrals/promises/promise-referrals';
import { simulateSteps, type PipelineStep } from '../demo/applications';
import { pipelines } from '../demo/job-data';
import { createRandom } from '../demo/random';
import { firstNames, lastNames } from '../demo/company-data';

interface PathStep {
  pipeline: number;
  place: number;
  step: number;
  stage: number | null;
  status: number;
  /** Share of the application's time in the pipeline that passed before this step. */
  after: number;
  /** Share of the application's time in the pipeline at which it entered this step's stage. */
  entered: number;
  is_last: boolean;
}

/** Number of example histories for each pipeline: a power of two, so that bits of a hash choose one. */
const waysOfEach = 64;
const maxSteps = 4;
const day = 86_400_000;

const shorten = (steps: readonly PipelineStep[]): PipelineStep[] =>
  steps.length <= maxSteps ? [...steps] : [...steps.slice(0, 2), ...steps.slice(-2)];

const makeWays = (): PathStep[] => {
  const random = createRandom(7);
  const now = 400 * day;
  return [0, ...pipelines.map((_, place) => place + 1)].flatMap((pipeline) =>
    Array.from({ length: waysOfEach }, (_, place) => {
      const steps = shorten(simulateSteps(random, pipeline, 0, now));
      const whole = Math.max(steps.at(-1)?.at ?? 0, day);
      return steps.map(({ stage, status, at }, step) => ({
        ...{ pipeline, place, step, stage, status },
        after: at / whole,
        entered: (steps.find((one) => one.stage === stage)?.at ?? at) / whole,
        is_last: step === steps.length - 1,
      }));
    }).flat(),
  );
};

const ways = JSON.stringify(makeWays());

export interface ApplicationRange {
  first: number;
  count: number;
  total: number;
}

export interface RepeatedPerson {
  /** Prefix of each e-mail address, before the number. */
  mark: string;
  phone: string;
  referrers: readonly number[];
}

const unreferred: RepeatedPerson = { mark: '', phone: '8', referrers: [] };

const reserve = async (db: Db, table: string, count: number): Promise<number> => {
  const row = await db.one<{ before: number }>(sql`
    select setval(name, nextval(name) + ${count}::bigint) - ${count}::bigint as before
    from (select pg_get_serial_sequence(${table}, 'id')::regclass as name) sequence`);
  return row?.before ?? 0;
};

/** One person in forty is referred twice, by different referrers. */
const cameTwice = sql`(n % 40 = 39)`;

/** The job's recruiter is the referrer of every twelfth application; no payout is due for those. */
const referrer = (referrers: readonly number[]): Sql =>
  referrers.length === 0
    ? sql`null::integer`
    : sql`case when n % 12 = 1 then recruiter_id else
        (${referrers}::integer[])[1 + abs(hashtext(n::text || 'by')) % ${raw(String(referrers.length))}] end`;

/** Values of a row depend on its number alone, so that each run creates the same data. */
export const addApplications = (
  db: Db,
  { first, count, total }: ApplicationRange,
  jobIds: readonly number[],
  { mark, phone, referrers }: RepeatedPerson = unreferred,
): Promise<void> =>
  db.transaction(async (inner) => {
    const isReferred = referrers.length > 0;
    const again = isReferred ? cameTwice : sql`false`;
    const people = await reserve(inner, 'applicant', count);
    const personOf = sql`${people}::integer + n - ${first}::integer`;
    const applications = await reserve(inner, 'application', count);
    const numbers = sql`generate_series(${first}::integer, ${first + count - 1}::integer) n`;
    await inner.run(sql`
      insert into applicant (id, first_name, last_name, email, phone, phone_number, phone_is_read)
      select ${personOf}, named.first, named.last,
        lower(replace(named.first, ' ', '') || '.' || named.last) || '.' || ${mark}::text || n || '@mail.example',
        '+91 ' || written.number, '91' || written.number, true
      from ${numbers} cross join lateral (select
        (${firstNames}::text[])[1 + (n * 37) % ${firstNames.length}] as first,
        (${lastNames}::text[])[1 + (n / ${firstNames.length} * 11 + n) % ${lastNames.length}] as last) named
        cross join lateral (select ${phone}::text || lpad(n::text, 9, '0') as number) written
      where not ${again}`);
    await recordSuspectedDuplicates(
      inner,
      sql`person.id between ${people} and ${people + count - 1}`,
    );
    await inner.run(sql`
      with way as materialized (
        select * from jsonb_to_recordset(${ways}::jsonb) as way (
          pipeline integer, place integer, step integer, stage integer, status integer,
          after double precision, entered double precision, is_last boolean)),
      made as materialized (
        select n, ${applications}::integer + n - ${first}::integer as id, job.id as job_id,
          job.recruiting_manager_id as recruiter_id,
          case when job.pipeline_id between 1 and ${pipelines.length} then job.pipeline_id else 0 end as pipeline,
          hashtext(n::text || 'way') & ${waysOfEach - 1} as place,
          job.created_at + least(now() - job.created_at, interval '40 days')
            * ((hashtext(n::text) & 1023) / 1024.0) as created_at
        from ${numbers}
          join job on job.id = (${jobIds}::integer[])[1 + (n::bigint * ${jobIds.length} / ${total})::integer]),
      applied as (
        insert into application (id, applicant_id, job_id, source_id, experience, stage_id, status_id,
          stage_since, recruiter_id, referrer_id, joining_date, created_at, updated_at,
          kept_since)
        select made.id, ${personOf} - ${again}::integer, job_id,
          ${isReferred ? sql`1` : sql`1 + (n * 13) % 6`},
          nullif(n % 13, 12), way.stage, way.status,
          created_at + least(now() - created_at, interval '30 days') * way.entered, recruiter_id,
          ${referrer(referrers)},
          case when way.status = 19 and not ${isReferred ? sql`n % 11 = 4` : sql`false`} then (created_at + interval '60 days')::date end, created_at, created_at,
          created_at + least(now() - created_at, interval '30 days') * way.after
        from made join way on way.pipeline = made.pipeline and way.place = made.place and way.is_last)
      insert into application_history (application_id, stage_id, status_id, actor_id, created_at)
      select made.id, way.stage, way.status, case when way.step > 0 then made.recruiter_id end,
        created_at + least(now() - created_at, interval '30 days') * way.after
      from made join way on way.pipeline = made.pipeline and way.place = made.place
      order by made.id, way.step`);
    await createReferralsWithPromises(
      inner,
      sql`application.id between ${applications} and ${applications + count - 1}`,
    );
  });
