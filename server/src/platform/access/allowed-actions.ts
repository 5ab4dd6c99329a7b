import sql, { join, type Sql } from 'sql-template-tag';
import type { Permission } from '../../../contract/permission';
import type { Viewer } from './actor';
import type { PermissionGrant } from './access-table';

/**
 * A JSON array of those `actions` that the user may do with a row. `inScope` turns a permission into a
 * condition on the row; scope `within` needs none, since all rows are in it.
 */
export const toAllowedActions = <P extends Permission>(
  actions: Readonly<Record<string, P>>,
  inScope: (grant: PermissionGrant<P>, viewer: Viewer) => Sql,
  viewer: Viewer,
  within?: { scope: string },
): Sql => {
  const always: string[] = [];
  const sometimes: Sql[] = [];
  for (const [action, permission] of Object.entries(actions)) {
    const grant = viewer.grants.get(permission);
    if (!grant) continue;
    if (grant.scope === 'all' || grant.scope === within?.scope) always.push(action);
    else sometimes.push(sql`case when ${inScope(grant, viewer)} then ${action} end`);
  }
  if (sometimes.length === 0) return sql`${JSON.stringify(always)}::json`;
  return sql`
    to_json(array_remove(${always}::text[] || array[${join(sometimes)}]::text[], null))`;
};
