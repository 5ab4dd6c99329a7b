import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../access/actor';
import { defineScopes, allRecords, intersectScopes } from '../access/scope';
import { AppError } from '../errors';

/**
 * Predicate over alias `job` that consists of single indexed comparisons, so that PostgreSQL can use bitmap
 * scans.
 */
export const jobsInScope = defineScopes({
  all: () => allRecords,
  groups: (userId) => sql`(
  job.group_id = any (array(select group_id from group_member where user_id = ${userId}))
  or job.created_by = ${userId}
  or job.recruiting_manager_id = ${userId})`,
  assigned: (userId) => sql`(
  job.hiring_manager_id = ${userId}
  or job.id = any (array(select job_id from job_user where user_id = ${userId})))`,
  published: () => sql`(job.is_published and not job.is_expired)`,
});

export type JobGrant = Parameters<typeof jobsInScope>[0];

/** @throws AppError when the user may not export these records. */
export const isJobExportableSql = (seen: JobGrant | undefined, viewer: Viewer): Sql => {
  const exported = viewer.grants.get('list:export');
  if (!seen || !exported || exported.scope === 'payouts') throw new AppError('FORBIDDEN');
  return intersectScopes(jobsInScope(seen, viewer), jobsInScope({ scope: exported.scope }, viewer));
};
