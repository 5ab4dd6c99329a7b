import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { isJobLiveSql, jobPageChangedAtSql } from './is-job-live';
import type { LiveJob, LiveJobEntry } from './live-job';

const entryPairs = sql`
  'id', job.id, 'slug', address.slug, 'title', job.title, 'code', job.code,
  'department', department.name, 'jobType', coalesce(job_type.name, ''),
  'places', coalesce((
    select json_agg(json_build_object('locationId', location.id, 'street', location.address, 'city', city.name,
      'region', location.region, 'postalCode', location.pincode, 'country', country.name,
      'countryCode', country.code) order by job_location.sequence)
    from job_location
      join location on location.id = job_location.location_id
      join city on city.id = location.city_id
      join country on country.id = city.country_id
    where job_location.job_id = job.id), '[]'),
  'isRemote', job.is_remote, 'isHybrid', job.is_hybrid and not job.is_remote,
  'skills', coalesce((
    select json_agg(skill.name order by job_skill.sequence)
    from job_skill join skill on skill.id = job_skill.skill_id
    where job_skill.job_id = job.id), '[]'),
  'salary', case when job.salary_shown and job.salary_currency is not null
      and job.salary_unit is not null and coalesce(job.salary_min, job.salary_max) is not null
    then json_build_object('min', trim_scale(job.salary_min), 'max', trim_scale(job.salary_max),
      'currency', job.salary_currency, 'unit', job.salary_unit) end,
  'openedAt', (select min(created_at) from job_address where job_id = job.id),
  'changedAt', ${jobPageChangedAtSql}, 'shownDigest', address.shown_digest,
  'isIndexed', job.seo_index`;

const detailPairs = sql`
  'description', job.description, 'profile', job.profile, 'education', job.education,
  'educationLevel', job.education_level, 'minExperience', job.min_experience,
  'maxExperience', job.max_experience, 'positions', job.number_of_positions,
  'employmentType', coalesce((
    select name from employment_type where id = job.employment_type_id), ''),
  'category', coalesce((
    select name from career_department where id = job.employment_category_id), ''),
  'expiryDate', job.expiry_date,
  'country', (
    select json_build_object('name', name, 'code', code) from country where id = job.country_id),
  'remoteCountries', coalesce((
    select json_agg(json_build_object('name', country.name, 'code', country.code)
      order by job_country.sequence)
    from job_country join country on country.id = job_country.country_id
    where job_country.job_id = job.id), '[]'),
  'metaTitle', job.seo_meta_title, 'metaDescription', job.seo_meta_description,
  'canonical', job.seo_canonical_tag, 'customSchema', job.seo_custom_schema,
  'imageId', job.seo_image_file_id`;

const joins = sql`
  from job
    join job_address address on address.job_id = job.id and address.is_current
    join department on department.id = job.department_id
    left join job_type on job_type.id = job.job_type_id`;

const readJobs = async <Job>(db: Db, pairs: Sql, rest: Sql): Promise<Job[]> => {
  const rows = await db.many<{ job: Job }>(sql`
    select json_build_object(${pairs}) as job ${joins} where ${isJobLiveSql} ${rest}`);
  return rows.map(({ job }) => job);
};

/** All published jobs, the newest first. Callers must await `companyDay`, which expires jobs. */
export const readLiveJobEntries = (db: Db): Promise<LiveJobEntry[]> =>
  readJobs(
    db,
    entryPairs,
    sql`order by (select min(created_at) from job_address where job_id = job.id) desc, job.id desc`,
  );

const wholePairs = sql`${entryPairs}, ${detailPairs}`;

export const readLiveJob = async (db: Db, id: number): Promise<LiveJob | undefined> =>
  (await readJobs<LiveJob>(db, wholePairs, sql`and job.id = ${id}`))[0];

const batchSize = 200;

/** Reads a few jobs at a time, so that thousands of descriptions never fill the memory. */
export const streamLiveJobs = async function* (db: Db, on: Sql): AsyncGenerator<LiveJob[]> {
  const found = await db.many<{ id: number }>(sql`
    select job.id ${joins} where ${isJobLiveSql} and ${on} order by job.id`);
  for (let from = 0; from < found.length; from += batchSize) {
    const ids = found.slice(from, from + batchSize).map(({ id }) => id);
    yield await readJobs<LiveJob>(
      db,
      wholePairs,
      sql`and job.id = any(${ids}::integer[]) order by job.id`,
    );
  }
};
