import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationFilter } from '../../contract/applicants/application';
import { hiredCode, type StatusCategory } from '../../contract/applicants/application-constants';
import { invalidField } from '../errors';
import { expectDays, onDays, type Days } from '../lists/days';
import { namedSo, searchOf, type Prefix } from './search';

/** Which statuses: one by id, or all of a category. */
export type StatusFilter = { id: number } | { category: StatusCategory };

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

/** A filter in parts, since what can be counted without a visit to the rows is counted so. */
export interface FilterParts {
  status: StatusFilter | undefined;
  stageId: number | undefined;
  sourceId: number | undefined;
  /** First and last day, where one is stated. */
  days: Days | undefined;
  jobId: number | undefined;
  /** By the beginning of a name. */
  prefix: Prefix | undefined;
  /** By search and id, over alias `application`: each hit is visited. */
  hits: Sql[];
}

export const partsOf = (filter: ApplicationFilter, isMasked: boolean): FilterParts => {
  const { prefix, conditions } = searchOf(filter.search, isMasked);
  const { fromDate, toDate } = filter;
  expectDays(filter);
  return {
    status: statusOf(filter),
    stageId: filter.stageId,
    sourceId: filter.sourceId,
    days: (fromDate ?? toDate) ? { fromDate, toDate } : undefined,
    jobId: filter.jobId,
    prefix,
    hits: [
      ...conditions,
      ...(filter.applicantId ? [sql`application.id = ${filter.applicantId}`] : []),
    ],
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

/** The whole filter as predicates over alias `application`. */
export const conditionsOf = (filter: FilterParts, timeZone: string): Sql[] => [
  ...(filter.jobId ? [sql`application.job_id = ${filter.jobId}`] : []),
  ...(filter.status ? [statusIs(sql`application.status_id`, filter.status)] : []),
  ...(filter.stageId ? [sql`application.stage_id = ${filter.stageId}`] : []),
  ...(filter.sourceId ? [sql`application.source_id = ${filter.sourceId}`] : []),
  ...(filter.days ? onDays(sql`application.created_at`, filter.days, timeZone) : []),
  ...(filter.prefix ? [namedSo(filter.prefix)] : []),
  ...filter.hits,
];
