import sql, { type Sql } from 'sql-template-tag';
import { publishedSaveStatus, type JobFilter } from '../../contract/jobs/job';
import { invalidField } from '../errors';
import { expectDays, onDays } from '../lists/days';
import { searchPattern } from '../lists/search.rule';

type Validity = NonNullable<JobFilter['type']>;

/**
 * Which jobs a filter asks for by expiry; none stated means all.
 * @throws AppError when it asks for two different things at once.
 */
export const validityOf = (filter: JobFilter): Validity => {
  const stated = new Map<Validity, string>();
  if (filter.activeJobs === true) stated.set('active', 'activeJobs');
  if (filter.expiredJobs === true) stated.set('expired', 'expiredJobs');
  if (filter.allJobs === true) stated.set('all', 'allJobs');
  if (filter.type) stated.set(filter.type, 'type');
  const [first, second] = [...stated.entries()];
  if (second)
    throw invalidField(second[1], 'Ask for active, expired or all jobs, only one of them.');
  return first?.[0] ?? 'all';
};

const validities: Record<Validity, Sql[]> = {
  active: [sql`not job.is_expired`],
  expired: [sql`job.is_expired`],
  all: [],
};

const marksOf = (filter: JobFilter): Sql[] => {
  switch (filter.jobPublishedSaveStatus) {
    case publishedSaveStatus.published:
      return [sql`job.is_published`];
    case publishedSaveStatus.saved:
      return [sql`not job.is_published`];
    default:
      return [];
  }
};

/** A filter as predicates over alias `job`, in parts, since totals by the first need no scan. */
export interface JobConditions {
  /** Over `is_expired` and `is_published` only; they hold for `job_total` as well. */
  marks: Sql[];
  /** By department and day of opening: served by the newest-first indexes. */
  places: Sql[];
  /** By search and location: each hit is visited. */
  hits: Sql[];
}

export const conditionsOf = (filter: JobFilter, timeZone: string): JobConditions => {
  expectDays(filter);
  const pattern = searchPattern(filter.search);
  return {
    marks: [...validities[validityOf(filter)], ...marksOf(filter)],
    places: [
      ...(filter.departmentId ? [sql`job.department_id = ${filter.departmentId}`] : []),
      ...onDays(sql`job.created_at`, filter, timeZone),
    ],
    hits: [
      ...(pattern ? [sql`' ' || job.title || ' ' || job.code ilike ${pattern}`] : []),
      ...(filter.locationId
        ? [
            sql`job.id in (select job_id from job_location where location_id = ${filter.locationId})`,
          ]
        : []),
    ],
  };
};
