import type { Sql } from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import { intersectScopes } from '../../platform/access/scope';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';

/**
 * Predicate over alias `job`: jobs whose applicants the actor may view and may act on with the permission;
 * undefined if one of the two grants is missing.
 */
export const toActionScope = (
  actor: Actor,
  permission: 'application:status' | 'application:merge' | 'application:create',
): Sql | undefined => {
  const [doing, seeing] = [actor.grants.get(permission), actor.grants.get('application:view')];
  return doing && seeing && intersectScopes(jobsInScope(doing, actor), jobsInScope(seeing, actor));
};
