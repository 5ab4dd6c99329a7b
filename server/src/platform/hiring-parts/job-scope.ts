import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../access/actor';
import { defineScopes, everything, inBoth } from '../access/scope';
import { AppError } from '../errors';

/**
 * Predicate over alias `job` that holds for the jobs which a grant reaches, their applications with
 * them. Its parts are single indexed comparisons, so that PostgreSQL can serve them by bitmap.
 */
export const jobsInScope = defineScopes({
  all: () => everything,
  /** Jobs of the hiring teams that a person belongs to, created by them, or recruited for by them. */
  groups: (userId) => sql`(
  job.group_id = any (array(select group_id from group_member where user_id = ${userId}))
  or job.created_by = ${userId}
  or job.recruiting_manager_id = ${userId})`,
  /** Jobs that a person hires for, or was added to by name. */
  assigned: (userId) => sql`(
  job.hiring_manager_id = ${userId}
  or job.id = any (array(select job_id from job_user where user_id = ${userId})))`,
  published: () => sql`(job.is_published and not job.is_expired)`,
});

/** A permission over jobs, as far as it reaches. */
export type JobGrant = Parameters<typeof jobsInScope>[0];

/**
 * What narrows an export of records that a person sees by a permission, as a predicate over alias `job`.
 * @throws AppError when they may not export them.
 */
export const exportedInScope = (seen: JobGrant | undefined, viewer: Viewer): Sql => {
  const exported = viewer.grants.get('list:export');
  if (!seen || !exported || exported.scope === 'payouts') throw new AppError('FORBIDDEN');
  return inBoth(jobsInScope(seen, viewer), jobsInScope({ scope: exported.scope }, viewer));
};
