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
import { intersectScopes } from '../../platform/access/scope';
import { AppError, invalidField } from '../../platform/errors';
import { toJobCriteria as jobCriteriaOf, type JobCriteria } from '../../jobs/postings/criteria';
import { jobList } from '../../jobs/postings/jobs.list';
import { jobsInScope, type JobGrant } from '../../platform/hiring-parts/job-scope';
import { toFilterConditions } from '../../platform/lists/criteria';
import { toDayRange, type DayRange } from '../../platform/lists/day-range';
import type { ListReading } from '../../platform/lists/list';
import { parseSearch, type NamePrefix } from './search-conditions';

export type StatusFilter = { id: number } | { categories: readonly StatusCategory[] };

export interface ApplicationCriteria {
  jobId: number | undefined;
  status: StatusFilter | undefined;
  stageId: number | undefined;
  jobs: JobCriteria | undefined;
  recruiterId: number | undefined;
  isStalled: true | undefined;
  isAnswerDue: true | undefined;
  joining: DayRange | undefined;
  keptStageId: number | undefined;
  pastStageId: number | undefined;
  pastStatusId: number | undefined;
  reasonId: number | undefined;
  sourceId: number | undefined;
  days: DayRange | undefined;
  prefix: NamePrefix | undefined;
  words: Sql[] | undefined;
  applicantId: number | undefined;
}

export interface ApplicationReader {
  /** Predicate over alias `job`: jobs whose applications the reader may see. */
  scope: Sql;
  timeZone: string;
  /** True if e-mail and phone are hidden from the user, so that searches ignore them too. */
  isMasked: boolean;
}

export type ApplicationListReading = ListReading<ApplicationReader, ApplicationCriteria>;

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
export const toJobCondition = (jobs: JobCriteria, reader: ApplicationReader): Sql =>
  toFilterConditions(jobList, jobs, reader).reduce(intersectScopes, reader.scope);

/** @throws AppError when the user may see no jobs. */
export const toVisibleJobReader = (
  grant: JobGrant,
  actor: Actor,
  timeZone: string,
): ApplicationReader => {
  const jobs = actor.grants.get('job:view');
  if (!jobs) throw new AppError('FORBIDDEN');
  const reader = toApplicationReader(grant, actor, timeZone);
  return { ...reader, scope: intersectScopes(reader.scope, jobsInScope(jobs, actor)) };
};

/** @throws AppError when the filter contradicts itself. */
export const narrowReaderToJobs = (
  reader: ApplicationReader,
  { fromDate: _from, toDate: _to, ...filter }: ApplicantFilterQuery,
): ApplicationReader => ({
  ...reader,
  scope: toJobCondition(jobCriteriaOf({ ...filter, id: undefined }), reader),
});

/** Rejected, withdrawn and hired applications are closed whatever the state of their job. */
const closedCategories = statusCategories.filter(
  (category) => !(openCategories as readonly StatusCategory[]).includes(category),
);

const progressCategories: Record<ProgressName, readonly StatusCategory[]> = {
  inprogress: openCategories,
  closed: closedCategories,
  overdue: openCategories,
  relevant: [...openCategories, 'hired'],
  shortlisted: ['active', 'on-hold', 'hired'],
};

const progressValidity: Partial<Record<ProgressName, JobCriteria['validity']>> = {
  inprogress: 'active',
  overdue: 'expired',
};

const pickJobCriteria = (filter: ApplicationFilter): JobCriteria | undefined => {
  const { pipelineId, departmentId, locationId, progress } = filter;
  const validity = progress && progressValidity[progress];
  return (pipelineId ?? departmentId ?? locationId ?? validity) === undefined
    ? undefined
    : { ...jobCriteriaOf({ id: undefined }), pipelineId, departmentId, locationId, validity };
};

/** @throws AppError when the filter names two different statuses. */
const toStatusFilter = ({
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
  if (progress) return { categories: progressCategories[progress] };
  if (category) return { categories: [category] };
  return id ? { id } : undefined;
};

/** @throws AppError when the filter contradicts itself. */
export const toApplicationCriteria = (
  filter: ApplicationFilter,
  { isMasked }: ApplicationReader,
): ApplicationCriteria => {
  const { jobId, stageId, recruiterId, keptStageId, pastStageId, pastStatusId } = filter;
  const { reasonId, sourceId, applicantId, search } = filter;
  return {
    jobId,
    status: toStatusFilter(filter),
    stageId,
    jobs: pickJobCriteria(filter),
    recruiterId,
    isStalled: filter.isStalled === true ? true : undefined,
    isAnswerDue: filter.isAnswerDue === true ? true : undefined,
    joining: toDayRange({ fromDate: filter.joiningFrom, toDate: filter.joiningTo }),
    keptStageId,
    pastStageId,
    pastStatusId,
    reasonId,
    sourceId,
    days: toDayRange(filter),
    ...parseSearch(search, isMasked),
    applicantId,
  };
};

/** The result is an array, so that PostgreSQL can probe an index for each id. */
export const selectStatusIds = (categories: readonly StatusCategory[]): Sql =>
  sql`array(select status.id from status where status.category = any(${[...categories]}::text[]))`;

export const matchesStatusSql = (column: Sql, status: StatusFilter): Sql =>
  'id' in status
    ? sql`${column} = ${status.id}`
    : sql`${column} = any(${selectStatusIds(status.categories)})`;

/** Open applications that have been in their stage for longer than its median stay. */
export const selectStalledApplications = (columns: Sql): Sql => sql`
  stage_usual usual cross join lateral (
    select ${columns} from application
    where application.stage_id = usual.stage_id
      and application.stage_since <= now() - (usual.days + 1) * interval '1 day'
      and application.status_id = any(${selectStatusIds(openCategories)}) offset 0) application`;
