import sql, { type Sql } from 'sql-template-tag';
import type {
  ApplicantFilterQuery,
  ApplicationFilter,
} from '../../contract/applicants/application';
import { hiredCode, type StatusCategory } from '../../contract/applicants/application-constants';
import type { Viewer } from '../access/actor';
import { inBoth } from '../access/scope';
import { invalidField } from '../errors';
import { criteriaOf as jobCriteriaOf } from '../jobs/criteria';
import { jobList } from '../jobs/jobs.list';
import { jobsInScope, type JobGrant } from '../jobs/scope';
import { conditionsOf } from '../lists/criteria';
import { daysOf, type Days } from '../lists/days';
import { searchOf, type Prefix } from './search';

/** Which statuses: one by id, or all of a category. */
export type StatusFilter = { id: number } | { category: StatusCategory };

/** What applications are narrowed by. */
export interface ApplicationCriteria {
  jobId: number | undefined;
  status: StatusFilter | undefined;
  stageId: number | undefined;
  pipelineId: number | undefined;
  keptStageId: number | undefined;
  pastStageId: number | undefined;
  pastStatusId: number | undefined;
  sourceId: number | undefined;
  days: Days | undefined;
  /** By the beginning of a name. */
  prefix: Prefix | undefined;
  /** By what is searched: each hit is visited. */
  words: Sql[] | undefined;
  applicantId: number | undefined;
}

/** Whose applications, and where. */
export interface ApplicationReader {
  /** Predicate over alias `job`. */
  scope: Sql;
  timeZone: string;
  /** Whether e-mail and phone are hidden from the person, and so not searched. */
  isMasked: boolean;
}

/** What is reached by a grant; whoever sees applicants masked does not find by what is hidden. */
export const applicationReader = (
  grant: JobGrant,
  viewer: Viewer,
  timeZone: string,
): ApplicationReader => ({
  scope: jobsInScope(grant, viewer),
  timeZone,
  isMasked: viewer.grants.get('application:view')?.view === 'masked',
});

/** The same reader, narrowed to the jobs of a filter. @throws AppError when that contradicts itself. */
export const ofJobs = (
  reader: ApplicationReader,
  { fromDate: _from, toDate: _to, ...filter }: ApplicantFilterQuery,
): ApplicationReader => {
  const jobs = jobCriteriaOf({ ...filter, id: undefined });
  return { ...reader, scope: conditionsOf(jobList, jobs, reader).reduce(inBoth, reader.scope) };
};

/** @throws AppError when two different statuses are asked for at once. */
const statusOf = ({
  applicantStatusId,
  statusId,
  category: named,
}: ApplicationFilter): StatusFilter | undefined => {
  const id = applicantStatusId ?? statusId;
  if (applicantStatusId && statusId && applicantStatusId !== statusId)
    throw invalidField('statusId', 'Send either applicantStatusId or statusId, not both.');
  const coded = id === hiredCode ? 'hired' : undefined;
  if (named && id && named !== coded)
    throw invalidField('category', 'Send either a status or a category, not both.');
  const category = coded ?? named;
  if (category) return { category };
  return id ? { id } : undefined;
};

/** What a filter asks for, under whichever of its names. @throws AppError when it contradicts itself. */
export const criteriaOf = (
  filter: ApplicationFilter,
  { isMasked }: ApplicationReader,
): ApplicationCriteria => {
  const { jobId, stageId, pipelineId, keptStageId, pastStageId, pastStatusId } = filter;
  const { sourceId, applicantId, search } = filter;
  return {
    jobId,
    status: statusOf(filter),
    stageId,
    pipelineId,
    keptStageId,
    pastStageId,
    pastStatusId,
    sourceId,
    days: daysOf(filter),
    ...searchOf(search, isMasked),
    applicantId,
  };
};

/** Ids of the statuses of a category; an array, so that an index can be asked for each. */
export const idsOfCategory = (category: StatusCategory): Sql =>
  sql`array(select status.id from status where status.category = ${category})`;

/** Whether a column of status ids holds one of these. */
export const statusIs = (column: Sql, status: StatusFilter): Sql =>
  'id' in status
    ? sql`${column} = ${status.id}`
    : sql`${column} = any(${idsOfCategory(status.category)})`;

/** Whether a job goes by a pipeline. */
export const goesBy = (pipelineId: number): Sql => sql`job.pipeline_id = ${pipelineId}`;
