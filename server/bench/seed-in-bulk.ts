import { openMissingChannels } from '../src/chat/channels/open-channels';
import sql from 'sql-template-tag';
import type { Db } from '../src/platform/db/database';
import { addApplications, type ApplicationRange } from './bulk-applications';
import { settlePayouts } from './bulk-payouts';
import { chooseReferrersByChance, readNewestReferralId } from './bulk-referrers';
import { vacancies } from '../demo/job-data';

const chunk = 5_000;

const ranks = ['', 'Senior ', 'Junior ', 'Lead ', 'Assistant '];
const titles = ranks.flatMap((rank) => vacancies.map(({ title }) => `${rank}${title}`));

export interface BulkOptions {
  jobs: number;
  applications: number;
  /** Number of referred applications in addition to these, with their payouts. */
  referrals?: number;
  /** Current date of the company; every date is relative to it. */
  today: string;
  progress?: (sentence: string) => void;
}

const chunksOf = (total: number): ApplicationRange[] =>
  Array.from({ length: Math.ceil(total / chunk) }, (_, place) => ({
    first: place * chunk,
    count: Math.min(chunk, total - place * chunk),
    total,
  }));

const addJobs = (
  db: Db,
  { first, count, total }: ApplicationRange,
  today: string,
): Promise<number> =>
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

const targetsOf = async (db: Db): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select id from job where profile = 'Seeded in bulk'
      or not exists (select 1 from job where profile = 'Seeded in bulk')
    order by id`);
  return rows.map(({ id }) => id);
};

export const seedInBulk = async (
  db: Db,
  { jobs, applications, referrals = 0, today, progress = () => undefined }: BulkOptions,
): Promise<void> => {
  for (const place of chunksOf(jobs)) {
    await addJobs(db, place, today);
    progress(`${place.first + place.count} of ${jobs} jobs`);
  }
  const targets = applications + referrals > 0 ? await targetsOf(db) : [];
  if (targets.length > 0)
    for (const place of chunksOf(applications)) {
      await addApplications(db, place, targets);
      progress(`${place.first + place.count} of ${applications} applications`);
    }
  if (targets.length > 0 && referrals > 0) {
    const drawn = await chooseReferrersByChance(db, referrals);
    const before = await readNewestReferralId(db);
    for (const place of chunksOf(referrals)) {
      await addApplications(db, place, targets, drawn);
      progress(`${place.first + place.count} of ${referrals} referrals`);
    }
    await openMissingChannels(db);
    await db.run(sql`analyze referral, application, applicant, job, app_user`);
    await settlePayouts(db, before, today);
    progress('Payouts and batches');
  }
  // Counts the stays in stages, since rows inserted in their final state fired no triggers.
  await db.run(sql`select count_stays()`);
  await db.run(sql`vacuum (analyze)`);
};
