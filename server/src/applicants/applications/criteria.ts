import sql, { type Sql } from 'sql-template-tag';
import type {
  ApplicantFilterQuery,
  ApplicationFilter,
} from '../../../contract/applicants/applications/application';
import {
  hiredCode,
  openCategories,
  statusCategories,
  type ProgressName,
  type StatusCategory,
} from '../../../contract/applicants/applications/application-constants';
import type { Actor, Viewer } from '../../platform/access/actor';
import { inBoth } from '../../platform/access/scope';
import { AppError, invalidField } from '../../platform/errors';
import { criteriaOf as jobCriteriaOf, type JobCriteria } from '../../jobs/postings/criteria';
import { jobList } from '../../jobs/postings/jobs.list';
import { jobsInScope, type JobGrant } from '../../platform/hiring-parts/job-scope';
import { conditionsOf } from '../../platform/lists/criteria';
import { daysOf, type Days } from '../../platform/lists/days';
import type { Reading } from '../../platform/lists/list';
import { searchOf, type Prefix } from './search';

export type StatusFilter = { id: number } | { categories: readonly StatusCategory[] };

export interface ApplicationCriteria {
  jobId: number | undefined;
  status: StatusFilter | undefined;
  stageId: number | undefined;
  jobs: JobCriteria | undefined;
  recruiterId: number | undefined;
  isStalled: true | undefined;
  joining: Days | undefined;
  keptStageId: number | undefined;
  pastStageId: number | undefined;
  pastStatusId: number | undefined;
  sourceId: number | undefined;
  days: Days | undefined;
  prefix: Prefix | undefined;
  words: Sql[] | undefined;
  applicantId: number | undefined;
}

export interface ApplicationReader {
  /** Predicate over alias `job`. */
  scope: Sql;
  timeZone: string;
  /** True where e-mail and phone are hidden from the user, and so excluded from search. */
  isMasked: boolean;
}

export type ApplicationReading = Reading<ApplicationReader, ApplicationCriteria>;

/** Users with a masked view cannot search by hidden fields. */
export const toApplicationReader = (
  grant: JobGrant,
  viewer: Viewer,
  timeZone: string,
): ApplicationReader => ({
  scope: jobsInScope(grant, viewer),
  timeZone,
  isMasked: viewer.grants.get('application:view')?.view === 'masked',
});

/** Predicate over alias `job`: jobs within the reader's scope that match the criteria. */
export const jobsOf = (jobs: JobCriteria, reader: ApplicationReader): Sql =>
  conditionsOf(jobList, jobs, reader).reduce(inBoth, reader.scope);

/** @throws AppError when the user may see no jobs. */
export const readerOfJob = (grant: JobGrant, actor: Actor, timeZone: string): ApplicationReader => {
  const jobs = actor.grants.get('job:view');
  if (!jobs) throw new AppError('FORBIDDEN');
  const reader = toApplicationReader(grant, actor, timeZone);
  return { ...reader, scope: inBoth(reader.scope, jobsInScope(jobs, actor)) };
};

/** @throws AppError when the filter contradicts itself. */
export const ofJobs = (
  reader: ApplicationReader,
  { fromDate: _from, toDate: _to, ...filter }: ApplicantFilterQuery,
): ApplicationReader => ({
  ...reader,
  scope: jobsOf(jobCriteriaOf({ ...filter, id: undefined }), reader),
});

/** Rejected, withdrawn and hired applications are closed whatever the state of their job. */
const closedCategories = statusCategories.filter(
  (category) => !(openCategories as readonly StatusCategory[]).includes(category),
);

const categoriesOf: Record<ProgressName, readonly StatusCategory[]> = {
  inprogress: openCategories,
  closed: closedCategories,
  overdue: openCategories,
  relevant: [...openCategories, 'hired'],
  shortlisted: ['active', 'on-hold', 'hired'],
};

const validityOf: Partial<Record<ProgressName, JobCriteria['validity']>> = {
  inprogress: 'active',
  overdue: 'expired',
};

const jobCriteria = (filter: ApplicationFilter): JobCriteria | undefined => {
  const { pipelineId, departmentId, locationId, progress } = filter;
  const validity = progress && validityOf[progress];
  return (pipelineId ?? departmentId ?? locationId ?? validity) === undefined
    ? undefined
    : { ...jobCriteriaOf({ id: undefined }), pipelineId, departmentId, locationId, validity };
};

/** @throws AppError when the filter names two different statuses. */
const statusOf = ({
  applicantStatusId,
  statusId,
  category: named,
  progress,
}: ApplicationFilter): StatusFilter | undefined => {
  const id = applicantStatusId ?? statusId;
  if (applicantStatusId && statusId && applicantStatusId !== statusId)
    throw invalidField('statusId', 'Send either applicantStatusId or statusId, not both.');
  const coded = id === hiredCode ? 'hired' : undefined;
  if (named && id && named !== coded)
    throw invalidField('category', 'Send either a status or a category, not both.');
  const category = coded ?? named;
  if (progress && (category ?? id))
    throw invalidField('progress', 'Send either a status or a progress, not both.');
  if (progress) return { categories: categoriesOf[progress] };
  if (category) return { categories: [category] };
  return id ? { id } : undefined;
};

/** @throws AppError when the filter contradicts itself. */
export const criteriaOf = (
  filter: ApplicationFilter,
  { isMasked }: ApplicationReader,
): ApplicationCriteria => {
  const { jobId, stageId, recruiterId, keptStageId, pastStageId, pastStatusId } = filter;
  const { sourceId, applicantId, search } = filter;
  return {
    jobId,
    status: statusOf(filter),
    stageId,
    jobs: jobCriteria(filter),
    recruiterId,
    isStalled: filter.isStalled === true ? true : undefined,
    joining: daysOf({ fromDate: filter.joiningFrom, toDate: filter.joiningTo }),
    keptStageId,
    pastStageId,
    pastStatusId,
    sourceId,
    days: daysOf(filter),
    ...searchOf(search, isMasked),
    applicantId,
  };
};

/** The result is an array, so that PostgreSQL can probe an index for each id. */
export const idsOf = (categories: readonly StatusCategory[]): Sql =>
  sql`array(select status.id from status where status.category = any(${[...categories]}::text[]))`;

export const statusIs = (column: Sql, status: StatusFilter): Sql =>
  'id' in status
    ? sql`${column} = ${status.id}`
    : sql`${column} = any(${idsOf(status.categories)})`;

/** Open applications that have been in their stage for longer than its median stay. */
export const stalled = (columns: Sql): Sql => sql`
  stage_usual usual cross join lateral (
    select ${columns} from application
    where application.stage_id = usual.stage_id
      and application.stage_since <= now() - (usual.days + 1) * interval '1 day'
      and application.status_id = any(${idsOf(openCategories)}) offset 0) application`;
