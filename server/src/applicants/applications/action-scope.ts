import type { Sql } from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import { intersectScopes } from '../../platform/access/scope';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';

/**
 * Predicate over alias `job`: jobs whose applicants the actor sees and may do something with; undefined
 * where they may do it with none.
 */
export const toActionScope = (
  actor: Actor,
  permission: 'application:status' | 'application:merge',
): Sql | undefined => {
  const [doing, seeing] = [actor.grants.get(permission), actor.grants.get('application:view')];
  return doing && seeing && intersectScopes(jobsInScope(doing, actor), jobsInScope(seeing, actor));
};
