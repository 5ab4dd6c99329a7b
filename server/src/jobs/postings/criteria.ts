import type { Sql } from 'sql-template-tag';
import { publishedSaveStatus, type JobFilter } from '../../../contract/jobs/postings/job';
import type { Viewer } from '../../platform/access/actor';
import { invalidField } from '../../platform/errors';
import { toDayRange, type DayRange } from '../../platform/lists/day-range';
import type { ListReading } from '../../platform/lists/list';
import { jobsInScope, type JobGrant } from '../../platform/hiring-parts/job-scope';

type JobValidity = NonNullable<JobFilter['type']>;

const idFilters = [
  'departmentId',
  'subDepartmentId',
  'divisionId',
  'designationId',
  'functionId',
  'subFunctionId',
  'skillId',
  'locationId',
  'questionGroupId',
  'pipelineId',
  'jobPriorityId',
  'referralAmountId',
] as const satisfies readonly (keyof JobFilter)[];

export interface JobCriteria extends Partial<
  Record<(typeof idFilters)[number], number | undefined>
> {
  search: string | undefined;
  validity: Exclude<JobValidity, 'all'> | undefined;
  isPublished: boolean | undefined;
  days: DayRange | undefined;
  expiry: DayRange | undefined;
  id: number[] | undefined;
}

export interface JobReader {
  /** Predicate over alias `job`: jobs that the user may see. */
  scope: Sql;
  /** Id of the user whose hiring teams limit the scope; undefined for other scopes. */
  groupsOf?: number | undefined;
  timeZone: string;
  /** True in an export of all salaries instead of the public ones only. */
  salaries?: boolean;
}

export type JobListReading = ListReading<JobReader, JobCriteria>;

export const toJobReader = (grant: JobGrant, viewer: Viewer, timeZone: string): JobReader => ({
  scope: jobsInScope(grant, viewer),
  groupsOf: grant.scope === 'groups' ? viewer.userId : undefined,
  timeZone,
});

/** @throws AppError for contradictory filters. */
const getJobValidity = (filter: JobFilter): JobValidity => {
  const stated = new Map<JobValidity, string>();
  if (filter.activeJobs === true) stated.set('active', 'activeJobs');
  if (filter.expiredJobs === true) stated.set('expired', 'expiredJobs');
  if (filter.allJobs === true) stated.set('all', 'allJobs');
  if (filter.type) stated.set(filter.type, 'type');
  const [first, second] = [...stated.entries()];
  if (second)
    throw invalidField(second[1], 'Ask for active, expired or all jobs, only one of them.');
  return first?.[0] ?? 'all';
};

/** @throws AppError when two parts of the filter contradict each other. */
export const toJobCriteria = (filter: JobFilter & Pick<JobCriteria, 'id'>): JobCriteria => {
  const { search, id } = filter;
  const mark = filter.jobPublishedSaveStatus;
  const validity = getJobValidity(filter);
  return {
    search,
    validity: validity === 'all' ? undefined : validity,
    isPublished:
      mark && mark !== publishedSaveStatus.all ? mark === publishedSaveStatus.published : undefined,
    ...Object.fromEntries(idFilters.map((name) => [name, filter[name]])),
    days: toDayRange(filter),
    expiry: toDayRange({ fromDate: filter.expiryFrom, toDate: filter.expiryTo }),
    id,
  };
};
