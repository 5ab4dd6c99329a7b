import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationFilter } from '../../contract/applicants/application';
import { hiredCode, type StatusCategory } from '../../contract/applicants/application-constants';
import { invalidField } from '../errors';
import { namedSo, searchOf, type Prefix } from './search';

const earliestDay = '0001-01-01';

/** First and last day, both included; either may be open. */
export interface Days {
  from: string | undefined;
  to: string | undefined;
}

const daysOf = ({ fromDate: from, toDate: to }: ApplicationFilter): Days | undefined => {
  if (from !== undefined && from < earliestDay)
    throw invalidField('fromDate', 'Enter a day of the year 1 or later.');
  if (to !== undefined && to < (from ?? earliestDay))
    throw invalidField('toDate', 'The last day cannot be before the first.');
  return from === undefined && to === undefined ? undefined : { from, to };
};

/** The statuses asked for: one by id, or all of a category. */
export type StatusAsked = { id: number } | { category: StatusCategory };

/** @throws AppError when two different statuses are asked for at once. */
const statusOf = (filter: ApplicationFilter): StatusAsked | undefined => {
  const { applicantStatusId, statusId, category } = filter;
  const id = applicantStatusId ?? statusId;
  if (applicantStatusId && statusId && applicantStatusId !== statusId)
    throw invalidField('statusId', 'Send either applicantStatusId or statusId, not both.');
  const asked = id === hiredCode ? 'hired' : undefined;
  if (category && id && category !== asked)
    throw invalidField('category', 'Send either a status or a category, not both.');
  if (asked ?? category) return { category: (asked ?? category) as StatusCategory };
  return id ? { id } : undefined;
};

/** A filter in parts, since what can be counted without a visit to the rows is counted so. */
export interface Asked {
  status: StatusAsked | undefined;
  stageId: number | undefined;
  sourceId: number | undefined;
  days: Days | undefined;
  jobId: number | undefined;
  /** By the beginning of a name. */
  prefix: Prefix | undefined;
  /** By search and id, over alias `application`: each hit is visited. */
  hits: Sql[];
}

export const askedBy = (filter: ApplicationFilter, isMasked: boolean): Asked => {
  const { prefix, conditions } = searchOf(filter.search, isMasked);
  return {
    status: statusOf(filter),
    stageId: filter.stageId,
    sourceId: filter.sourceId,
    days: daysOf(filter),
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

const dayConditions = (days: Days | undefined, timeZone: string): Sql[] => [
  ...(days?.from
    ? [sql`application.created_at >= ${days.from}::date::timestamp at time zone ${timeZone}`]
    : []),
  ...(days?.to
    ? [sql`application.created_at < (${days.to}::date + 1)::timestamp at time zone ${timeZone}`]
    : []),
];

const statusCondition = (status: StatusAsked): Sql =>
  'id' in status
    ? sql`application.status_id = ${status.id}`
    : sql`application.status_id = any(${idsOfCategory(status.category)})`;

/** The whole filter as predicates over alias `application`. */
export const conditionsOf = (asked: Asked, timeZone: string): Sql[] => [
  ...(asked.jobId ? [sql`application.job_id = ${asked.jobId}`] : []),
  ...(asked.status ? [statusCondition(asked.status)] : []),
  ...(asked.stageId ? [sql`application.stage_id = ${asked.stageId}`] : []),
  ...(asked.sourceId ? [sql`application.source_id = ${asked.sourceId}`] : []),
  ...dayConditions(asked.days, timeZone),
  ...(asked.prefix ? [namedSo(asked.prefix)] : []),
  ...asked.hits,
];
