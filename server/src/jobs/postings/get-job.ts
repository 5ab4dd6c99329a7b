import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Db } from '../../platform/db/database';
import { storeFileTicket } from '../../platform/files/tickets';
import { jobRowJoins, jobRowJson, type JobView } from './row-json';

const personJson = (view: JobView): Sql => sql`
  jsonb_build_object('userId', person.id, 'name', person.first_name, 'lastName', person.last_name,
    'designation', held.name, 'department', place.name)
  ${view.emails ? sql`|| jsonb_build_object('email', person.email)` : empty}`;

const personJoins = sql`
  left join designation held on held.id = person.designation_id
  left join department place on place.id = person.department_id`;

const selectPerson = (id: Sql, view: JobView): Sql =>
  sql`(select ${personJson(view)} from app_user person ${personJoins} where person.id = ${id})`;

const selectNamedRecord = (table: string, id: Sql): Sql =>
  sql`(select jsonb_build_object('id', id, 'name', name) from ${raw(table)} where id = ${id})`;

const organizationPairs = (view: JobView): Sql => sql`
  'department', jsonb_build_object('departmentId', department.id, 'departmentName', department.name,
    'departmentHead', ${selectPerson(sql`department.head_id`, view)},
    'division', ${selectNamedRecord('division', sql`department.division_id`)}),
  'division', ${selectNamedRecord('division', sql`job.division_id`)},
  'subDepartment', ${selectNamedRecord('department', sql`job.sub_department_id`)},
  'subFunction', ${selectNamedRecord('organization_function', sql`job.sub_function_id`)},
  'group', (select jsonb_build_object('id', id, 'groupName', name)
    from hiring_group where id = job.group_id),
  'pipeline', ${selectNamedRecord('pipeline', sql`job.pipeline_id`)},
  'country', (select jsonb_build_object('countryId', id, 'country', name)
    from country where id = job.country_id),
  'jobLocation', coalesce((
    select jsonb_agg(jsonb_build_object('locationId', location.id, 'locationDisplay', location.display,
      'address', location.address, 'pincode', location.pincode) order by job_location.sequence)
    from job_location join location on location.id = job_location.location_id
    where job_location.job_id = job.id), '[]'),
  'location', (
    select jsonb_build_object('city', city.name,
      'country', jsonb_build_object('countryId', country.id, 'country', country.name))
    from job_location
      join location on location.id = job_location.location_id
      join city on city.id = location.city_id
      join country on country.id = city.country_id
    where job_location.job_id = job.id order by job_location.sequence limit 1)`;

const peoplePairs = (view: JobView): Sql => sql`
  'hiringManager', ${selectPerson(sql`job.hiring_manager_id`, view)},
  'recruitingManager', ${selectPerson(sql`job.recruiting_manager_id`, view)},
  'function', (
    select jsonb_build_object('id', f.id, 'name', f.name, 'functionHead', ${selectPerson(sql`f.head_id`, view)})
    from organization_function f where f.id = job.function_id),
  'user', coalesce((
    select jsonb_agg(${personJson(view)} order by job_user.sequence)
    from job_user join app_user person on person.id = job_user.user_id ${personJoins}
    where job_user.job_id = job.id), '[]')`;

const detailPairs = sql`
  'jobProfile', job.profile,
  'jobDescription', job.description,
  'education', job.education,
  'minExperience', job.min_experience,
  'experience', job.max_experience,
  'employmentType', ${selectNamedRecord('employment_type', sql`job.employment_type_id`)},
  'employmentCategoryId', job.employment_category_id,
  'employmentCategory', ${selectNamedRecord('career_department', sql`job.employment_category_id`)},
  'jobPriorityId', job.job_priority_id,
  'jobPriority', ${selectNamedRecord('job_priority', sql`job.job_priority_id`)},
  'questionGroup', (
    select jsonb_build_object('id', g.id, 'groupName', g.name, 'description', g.description,
      'question', coalesce((
        select jsonb_agg(jsonb_build_object('id', question.id, 'question', question.text)
          order by question.id)
        from question where question.question_group_id = g.id and question.is_active), '[]'))
    from question_group g where g.id = job.question_group_id),
  'skills', coalesce((
    select jsonb_agg(jsonb_build_object('id', skill.id, 'skill', skill.name) order by job_skill.sequence)
    from job_skill join skill on skill.id = job_skill.skill_id
    where job_skill.job_id = job.id), '[]'),
  'slug', job.slug,
  'jobSlug', job.slug,
  'seoMetaTitle', job.seo_meta_title,
  'seoMetaDescription', job.seo_meta_description,
  'seoCanonicalTag', job.seo_canonical_tag,
  'seoIndex', job.seo_index::integer,
  'seoFocusKeyword', job.seo_focus_keyword,
  'seoKeyword', array_to_string(job.seo_keywords, ','),
  'setCustomSeoSchema', job.seo_custom_schema`;

interface JobSeoImage {
  id: string;
  name: string;
}

const addImageUrl = async (db: Db, image: JobSeoImage, view: JobView) => {
  const { url } = await storeFileTicket(db, view, { kind: 'file', fileId: image.id });
  return { ...image, url };
};

const conditionPairs = (view: JobView): Sql => {
  const seen = view.salaries ? sql`true` : sql`job.salary_shown`;
  return sql`
  'hybrid', job.is_hybrid,
  'remoteCountries', coalesce((
    select jsonb_agg(jsonb_build_object('countryId', country.id, 'country', country.name)
      order by job_country.sequence)
    from job_country join country on country.id = job_country.country_id
    where job_country.job_id = job.id), '[]'),
  'salaryMin', case when ${seen} then trim_scale(job.salary_min) end,
  'salaryMax', case when ${seen} then trim_scale(job.salary_max) end,
  'salaryCurrency', coalesce(job.salary_currency, ''),
  'salaryUnit', job.salary_unit,
  'salaryShown', job.salary_shown,
  'educationLevel', job.education_level`;
};

/** Returns the JSON of a `JobRecord`; undefined when no such job exists within the scope. */
export const readJob = async (
  db: Db,
  id: number,
  scope: Sql,
  view: JobView,
): Promise<string | undefined> => {
  const found = await db.one<{ record: string; image: JobSeoImage | null }>(sql`
    select (${jobRowJson(view)}::jsonb || jsonb_build_object(${detailPairs})
      || jsonb_build_object(${conditionPairs(view)}) || jsonb_build_object(${organizationPairs(view)}) || jsonb_build_object(${peoplePairs(view)}))::text as record, (
        select json_build_object('id', id, 'name', name)
        from stored_file where id = job.seo_image_file_id) as image
    from job ${jobRowJoins} ${toWhereClause([sql`job.id = ${id}`, scope])}`);
  if (!found) return undefined;
  const seoImage = found.image && (await addImageUrl(db, found.image, view));
  return `${found.record.slice(0, -1)},"seoImage":${JSON.stringify(seoImage)}}`;
};

export const readCurrentJob = async (
  db: Db,
  id: number,
  scope: Sql,
  view: JobView,
): Promise<unknown> => JSON.parse((await readJob(db, id, scope, view)) ?? 'null');
