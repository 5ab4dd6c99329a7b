import sql, { join, type Sql } from 'sql-template-tag';
import type { Grant, Permission } from '../../contract/permission';
import type { Actor } from './actor';
import { jobsInScope } from './scope';

/** What can be done with a record, and the permission that each takes. */
type Actions = Readonly<Record<string, Permission>>;

/**
 * What a person may do with a record, as a JSON array over alias `job`. With `within`, every record
 * is in the scope of that grant, so that an action of the same scope is told without a look at it.
 */
export const mayJson = (
  actions: Actions,
  actor: Pick<Actor, 'userId' | 'grants'>,
  within?: Grant,
): Sql => {
  const always: string[] = [];
  const sometimes: Sql[] = [];
  for (const [action, permission] of Object.entries(actions)) {
    const grant = actor.grants.get(permission);
    if (!grant) continue;
    if (grant.scope === 'all' || grant.scope === within?.scope) always.push(action);
    else sometimes.push(sql`case when ${jobsInScope(grant, actor)} then ${action} end`);
  }
  if (sometimes.length === 0) return sql`${JSON.stringify(always)}::json`;
  return sql`
    to_json(array_remove(${always}::text[] || array[${join(sometimes)}]::text[], null))`;
};
