import sql from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import type { PermissionGrant } from '../../platform/access/access-table';
import { AppError } from '../../platform/errors';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { DuplicatePairView } from './pair-json';

export const toDuplicatePairView = (
  actor: Actor,
  grant = actor.grants.get('application:view'),
): DuplicatePairView => {
  if (!grant) throw new AppError('FORBIDDEN');
  return { jobs: jobsInScope(grant, actor), isMasked: grant.view === 'masked' };
};

/** A merge requires the permission to view the same applications, too. */
export const toMergeScope = (actor: Actor, grant: PermissionGrant<'application:merge'>) =>
  sql`(${jobsInScope(grant, actor)} and ${toDuplicatePairView(actor).jobs})`;
