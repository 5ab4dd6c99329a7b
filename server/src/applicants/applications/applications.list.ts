import sql, { type Sql } from 'sql-template-tag';
import { ApplicationSelection } from '../../../contract/applicants/applications/application';
import type { ApplicationSort } from '../../../contract/applicants/applications/application-constants';
import { isAllRecords } from '../../platform/access/scope';
import type { JobCriteria } from '../../jobs/postings/criteria';
import { isJobExportableSql } from '../../platform/hiring-parts/job-scope';
import { toDateCondition, toInstantCondition, type DayRange } from '../../platform/lists/day-range';
import type { ExportableList, ReadableList } from '../../platform/lists/list';
import { toListExport } from '../../platform/lists/list-exports';
import {
  toApplicationCriteria,
  toJobCondition,
  selectStalledApplications,
  matchesStatusSql,
  type ApplicationCriteria,
  type ApplicationReader,
  type StatusFilter,
} from './criteria';
import { currentReasonIdSql } from './history-json';
import { readApplications } from './read-applications';
import { selectApplicationsWithPromisedAnswer } from './promised-answers';
import { getApplicationColumnJoins, type ApplicationView } from './row-json';
import { matchesSearchTermsSql, hasNamePrefixSql } from './search-conditions';
import { toNaturalOrder } from '../../platform/lists/sort-order';

export const applicationList: ReadableList<
  ApplicationView & ApplicationReader,
  ApplicationCriteria,
  ApplicationReader
> &
  ExportableList<ApplicationReader, ApplicationCriteria, 'applicantId'> = {
  kind: 'application',
  one: 'applicant',
  many: 'applicants',
  field: 'applicantId',
  from: sql`application`,
  key: sql`application.id`,
  scope: ({ scope }) =>
    isAllRecords(scope) ? [] : [sql`application.job_id in (select job.id from job where ${scope})`],
  criteriaOf: toApplicationCriteria,
  filters: {
    jobId: (id: number) => sql`application.job_id = ${id}`,
    status: (status: StatusFilter) => matchesStatusSql(sql`application.status_id`, status),
    stageId: (id: number) => sql`application.stage_id = ${id}`,
    jobs: (jobs: JobCriteria, reader) => sql`
      application.job_id in (select job.id from job where ${toJobCondition(jobs, reader)})`,
    isStalled: () => sql`
      application.id in (select application.id from ${selectStalledApplications(sql`application.id`)})`,
    isAnswerDue: () => sql`
      application.id in (select application.id from ${selectApplicationsWithPromisedAnswer(sql`application.id, application.job_id`)})`,
    joining: (days: DayRange) => toDateCondition(sql`application.joining_date`, days),
    recruiterId: (id: number) => sql`application.recruiter_id = ${id}`,
    keptStageId: (id: number) => sql`application.id in (
      select application_id from kept_pipeline
        join pipeline_version_stage using (version_id) where stage_id = ${id})`,
    pastStageId: (id: number) => sql`application.id in (
      select application_id from application_history history where history.stage_id = ${id})`,
    pastStatusId: (id: number) => sql`application.id in (
      select application_id from application_history history where history.status_id = ${id})`,
    reasonId: (id: number) => sql`application.id in (
      select application_id from application_history history where history.reason_id = ${id})
      and ${currentReasonIdSql} = ${id}`,
    sourceId: (id: number) => sql`application.source_id = ${id}`,
    days: (days: DayRange, { timeZone }) =>
      toInstantCondition(sql`application.created_at`, days, timeZone),
    prefix: hasNamePrefixSql,
    words: matchesSearchTermsSql,
    applicantId: (id: number) => sql`application.id = ${id}`,
  },
  sorts: {
    date: sql`application.created_at`,
    name: sql`application.name_key`,
    experience: sql`application.experience_key`,
    status: [
      toNaturalOrder(sql`(select status.name from status where status.id = application.status_id)`),
      sql`application.created_at`,
    ],
  } satisfies Record<ApplicationSort, Sql | Sql[]>,
  usualSort: '-date',
  row: ({ row }) => ({ text: row }),
  shownWith: ({ source }) => source,
  read: readApplications,
  newest: sql`application.created_at`,
  exportedWith: getApplicationColumnJoins({ isMasked: true, referral: false, resume: false }),
  exportColumns: ({ timeZone, isMasked }) => ({
    Id: sql`application.id`,
    'First Name': sql`applicant.first_name`,
    'Last Name': sql`applicant.last_name`,
    ...(!isMasked && { Email: sql`applicant.email`, 'Contact Detail': sql`applicant.phone` }),
    Experience: sql`application.experience`,
    'Job Title': sql`job.title`,
    'Job Code': sql`job.code`,
    Source: sql`applicant_source.name`,
    Stage: sql`stage.name`,
    Status: sql`status.name`,
    'Hiring Manager': sql`btrim(hiring_manager.first_name || ' ' || hiring_manager.last_name)`,
    'Recruiter Assigned': sql`btrim(recruiter.first_name || ' ' || recruiter.last_name)`,
    'Application Date': sql`to_char(application.created_at at time zone ${timeZone}, 'MM/DD/YYYY')`,
    'Joining Date': sql`to_char(application.joining_date, 'MM/DD/YYYY')`,
    Reason: sql`(select name from move_reason where id = ${currentReasonIdSql})`,
  }),
};

export const applicationExport = toListExport(
  applicationList,
  ApplicationSelection,
  ({ viewer, timeZone }) => {
    const seen = viewer.grants.get('application:view');
    const scope = isJobExportableSql(seen, viewer);
    return { scope, timeZone, isMasked: seen?.view === 'masked' };
  },
);
