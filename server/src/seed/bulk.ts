import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import { openings } from './job-words';

/** Rows of one statement. */
const chunk = 5_000;

const ranks = ['', 'Senior ', 'Junior ', 'Lead ', 'Assistant '];
const titles = ranks.flatMap((rank) => openings.map(({ title }) => `${rank}${title}`));

export interface BulkOptions {
  /** Jobs and applications to add. */
  jobs: number;
  applications: number;
  /** The company's day; every date is relative to it. */
  today: string;
  progress?: (sentence: string) => void;
}

interface Place {
  first: number;
  count: number;
  total: number;
}

const chunksOf = (total: number): Place[] =>
  Array.from({ length: Math.ceil(total / chunk) }, (_, place) => ({
    first: place * chunk,
    count: Math.min(chunk, total - place * chunk),
    total,
  }));

/** Jobs of the last three years: a quarter expired, of the others every second on a platform. */
const addJobs = (db: Db, { first, count, total }: Place, today: string): Promise<number> =>
  db.run(sql`
    with made as (
      insert into job (title, profile, description, education, min_experience, max_experience,
        number_of_positions, is_remote, expiry_date, is_expired, is_published, job_type_id,
        department_id, designation_id, group_id, pipeline_id, referral_amount_id, hiring_manager_id,
        recruiting_manager_id, created_by, created_at)
      select (${titles}::text[])[1 + (n * 31) % ${titles.length}], 'Seeded in bulk', '<p>One of many.</p>',
        'Any graduate', n % 5, n % 5 + 3, 1 + n % 12, n % 7 = 0,
        case when n % 10 = 7 then null when n % 4 = 0 then ${today}::date - 1 - n % 300
          else ${today}::date + 1 + n % 120 end,
        n % 10 <> 7 and n % 4 = 0, (n % 10 = 7 or n % 4 <> 0) and n % 2 = 1,
        1 + n % 4, 1 + (n * 7) % 12, 1 + n % 8, 1 + n % 6, 1 + n % 4, 1 + n % 7, 8 + n % 20, 1 + n % 67, 1 + (n * 5) % 67,
        ${today}::date - (${total} - n) * (interval '1095 days' / ${total})
      from generate_series(${first}::integer, ${first + count - 1}::integer) n
      returning id, is_published, created_at),
    placed as (
      insert into job_location (job_id, location_id, sequence) select id, 1 + id % 9, 1 from made),
    skilled as (
      insert into job_skill (job_id, skill_id, sequence)
      select id, 1 + (id * 3 + place) % 31, place from made, generate_series(1, 2) place)
    insert into publication (job_id, platform_id, state, published_at, actor_id)
    select id, 1 + id % 4, 'live', created_at, 2 from made where is_published`);

/** Applications in the order of their jobs, each with the step it began with and the one it is at. */
const addApplications = (
  db: Db,
  { first, count, total }: Place,
  jobs: { first: number; count: number },
): Promise<number> =>
  db.run(sql`
    with person as (
      insert into applicant (first_name, last_name, email, phone)
      select 'Applicant', n::text, 'applicant.' || n || '@mail.example', '+91 80000 ' || n
      from generate_series(${first}::integer, ${first + count - 1}::integer) n
      returning id, last_name::integer as n),
    applied as (
      insert into application (applicant_id, job_id, source_id, experience, status_id, created_at)
      select person.id, job.id, 1 + n % 6, n % 12, (array[1, 2, 101, 102, 19])[1 + n % 5],
        job.created_at + n % 600 * interval '1 hour'
      from person join job
        on job.id = ${jobs.first}::integer + (n::bigint * ${jobs.count} / ${total})::integer
      returning id, status_id, created_at)
    insert into application_history (application_id, status_id, created_at)
    select id, status, created_at + step * interval '1 day'
    from applied, unnest(array[1, status_id]) with ordinality as taken (status, step)
    where step = 1 or status <> 1`);

/** Adds many jobs and applications to the seeded company, for measuring. */
export const seedInBulk = async (
  db: Db,
  { jobs, applications, today, progress = () => undefined }: BulkOptions,
): Promise<void> => {
  for (const place of chunksOf(jobs)) {
    await addJobs(db, place, today);
    progress(`${place.first + place.count} of ${jobs} jobs`);
  }
  const range = await db.one<{ first: number; count: number }>(sql`
    select coalesce(min(id), 0) as first, count(*) as count from job where profile = 'Seeded in bulk'`);
  if (range && range.count > 0)
    for (const place of chunksOf(applications)) {
      await addApplications(db, place, range);
      progress(`${place.first + place.count} of ${applications} applications`);
    }
  await db.run(sql`vacuum (analyze)`);
};
