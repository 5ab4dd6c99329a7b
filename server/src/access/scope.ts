import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Grant } from '../../contract/permission';

/** Whose scope: an id, or a column that holds one where the scopes of many are asked for at once. */
type UserId = number | Sql;

/** Jobs of the hiring teams that a person belongs to, created by them, or recruited for by them. */
const ofGroups = (userId: UserId): Sql => sql`(
  job.group_id = any (array(select group_id from group_member where user_id = ${userId}))
  or job.created_by = ${userId}
  or job.recruiting_manager_id = ${userId})`;

/** Jobs that a person hires for, or was added to by name. */
const assignedTo = (userId: UserId): Sql => sql`(
  job.hiring_manager_id = ${userId}
  or job.id = any (array(select job_id from job_user where user_id = ${userId})))`;

const nothing = sql`false`;

/**
 * Predicate over alias `job` that holds for the jobs which a grant reaches; `true` for scope `all`.
 * Its parts are single indexed comparisons, so that PostgreSQL can serve them by bitmap.
 */
export const jobsInScope = (grant: Grant, actor: { userId: UserId }): Sql => {
  switch (grant.scope) {
    case 'all':
    case 'payouts':
      return sql`true`;
    case 'groups':
      return ofGroups(actor.userId);
    case 'assigned':
    case 'member':
      return assignedTo(actor.userId);
    case 'published':
      return sql`(job.is_published and not job.is_expired)`;
    case 'own':
      return nothing;
  }
};

/** Joins predicates with `and`; an empty list narrows nothing. */
export const where = (predicates: Sql[]): Sql =>
  predicates.length > 0 ? sql`where ${join(predicates, ' and ')}` : empty;
