import sql, { type Sql } from 'sql-template-tag';
import { JobSelection, type JobSort } from '../../../contract/jobs/postings/job';
import { isAllRecords } from '../../platform/access/scope';
import { toDateCondition, toInstantCondition, type DayRange } from '../../platform/lists/day-range';
import type { ExportableList, ReadableList } from '../../platform/lists/list';
import { toListExport } from '../../platform/lists/list-exports';
import { toNaturalOrder } from '../../platform/lists/sort-order';
import { toJobCriteria, type JobCriteria, type JobReader } from './criteria';
import { jobTotals } from './job-totals';
import { readJobs } from './read-jobs';
import { jobRowJoins, jobRowJson, type JobView } from './row-json';
import { isJobExportableSql } from '../../platform/hiring-parts/job-scope';

const toSalaryColumns = (isSeen: Sql): Record<string, Sql> => {
  const whereSeen = (value: Sql): Sql => sql`case when ${isSeen} then ${value} end`;
  return {
    'Minimum Salary': whereSeen(sql`trim_scale(job.salary_min)`),
    'Maximum Salary': whereSeen(sql`trim_scale(job.salary_max)`),
    'Salary Currency': whereSeen(sql`job.salary_currency`),
    'Salary Unit': whereSeen(sql`initcap(job.salary_unit)`),
  };
};

export const jobList: ReadableList<JobView & JobReader, JobCriteria, JobReader> &
  ExportableList<JobReader, JobCriteria, 'jobId'> = {
  kind: 'job',
  one: 'job',
  many: 'jobs',
  field: 'jobId',
  from: sql`job`,
  key: sql`job.id`,
  scope: ({ scope }) => (isAllRecords(scope) ? [] : [scope]),
  criteriaOf: toJobCriteria,
  filters: {
    validity: (validity: JobCriteria['validity']) =>
      validity === 'expired' ? sql`job.is_expired` : sql`not job.is_expired`,
    isPublished: (isPublished: boolean) =>
      isPublished ? sql`job.is_published` : sql`not job.is_published`,
    departmentId: (id: number) => sql`job.department_id = ${id}`,
    subDepartmentId: (id: number) => sql`job.sub_department_id = ${id}`,
    divisionId: (id: number) => sql`job.division_id = ${id}`,
    designationId: (id: number) => sql`job.designation_id = ${id}`,
    functionId: (id: number) => sql`job.function_id = ${id}`,
    subFunctionId: (id: number) => sql`job.sub_function_id = ${id}`,
    skillId: (id: number) => sql`job.id in (select job_id from job_skill where skill_id = ${id})`,
    locationId: (id: number) =>
      sql`job.id in (select job_id from job_location where location_id = ${id})`,
    questionGroupId: (id: number) => sql`job.question_group_id = ${id}`,
    pipelineId: (id: number) => sql`job.pipeline_id = ${id}`,
    jobPriorityId: (id: number) => sql`job.job_priority_id = ${id}`,
    referralAmountId: (id: number) => sql`job.referral_amount_id = ${id}`,
    days: (days: DayRange, { timeZone }) => toInstantCondition(sql`job.created_at`, days, timeZone),
    expiry: (days: DayRange) => toDateCondition(sql`job.expiry_date`, days),
    id: (ids: number[]) => sql`job.id = any(${ids}::integer[])`,
  },
  search: () => sql`job.title || ' ' || job.code`,
  sorts: {
    title: toNaturalOrder(sql`job.title_key`),
    positions: sql`job.number_of_positions`,
    applicants: sql`job.application_count`,
    openDate: sql`job.created_at`,
    expiryDate: sql`job.expiry_date`,
  } satisfies Record<JobSort, Sql>,
  usualSort: '-openDate',
  row: (view) => ({ text: jobRowJson(view) }),
  shownWith: jobRowJoins,
  totals: jobTotals,
  read: readJobs,
  newest: sql`job.created_at`,
  exportedWith: jobRowJoins,
  exportColumns: ({ timeZone, salaries }) => ({
    'Job Code': sql`job.code`,
    'Job Title': sql`job.title`,
    Department: sql`department.name`,
    Position: sql`designation.name`,
    'Job Type': sql`job_type.name`,
    Positions: sql`job.number_of_positions`,
    Applicants: sql`job.application_count`,
    'Open Date': sql`to_char(job.created_at at time zone ${timeZone}, 'DD/MM/YYYY')`,
    'Expiry Date': sql`to_char(job.expiry_date, 'DD/MM/YYYY')`,
    Remote: sql`case when job.is_remote then 'Yes' else 'No' end`,
    Workplace: sql`case when job.is_remote then 'Remote' when job.is_hybrid then 'Hybrid' else 'On site' end`,
    Location: sql`(
      select city.name from job_location
        join location on location.id = job_location.location_id
        join city on city.id = location.city_id
      where job_location.job_id = job.id order by job_location.sequence limit 1)`,
    ...toSalaryColumns(salaries ? sql`true` : sql`job.salary_shown`),
    'Referral Slab': sql`referral_amount.slug`,
    Platforms: sql`(
      select string_agg(platform.name, ', ' order by platform.id) from publication
        join platform on platform.id = publication.platform_id
      where publication.job_id = job.id and publication.state = 'live')`,
    Status: sql`case when job.is_published then 'Published' else 'Saved' end`,
  }),
};

export const jobExport = toListExport(jobList, JobSelection, ({ viewer, timeZone }) => ({
  scope: isJobExportableSql(viewer.grants.get('job:view'), viewer),
  timeZone,
  salaries: viewer.grants.has('job:edit'),
}));
