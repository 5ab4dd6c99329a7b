import sql from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import type { GrantOf } from '../../platform/access/table';
import { AppError } from '../../platform/errors';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { PairView } from './pair-json';

export const viewOf = (actor: Actor, grant = actor.grants.get('application:view')): PairView => {
  if (!grant) throw new AppError('FORBIDDEN');
  return { jobs: jobsInScope(grant, actor), isMasked: grant.view === 'masked' };
};

/** A merge requires the view permission for the same applications too. */
export const mergeable = (actor: Actor, grant: GrantOf<'application:merge'>) =>
  sql`(${jobsInScope(grant, actor)} and ${viewOf(actor).jobs})`;
