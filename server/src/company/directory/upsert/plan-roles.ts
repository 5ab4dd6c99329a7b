import sql from 'sql-template-tag';
import {
  upsertMessages,
  type DirectoryKind,
} from '../../../../contract/company/directory/directory-constants';
import type { Role } from '../../../../contract/permission';
import type { Db } from '../../../platform/db/database';
import { isRefusedEntry, type UpsertEntry, type PlannedRecord } from './upsert-entry';

export const getSentRoles = ({ fields }: UpsertEntry): Role[] => (fields.roles ?? []) as Role[];

/** Roles in an import are added, never removed. Callers who may not assign roles are refused. */
export const planRoleChanges = async (
  db: Db,
  kind: DirectoryKind,
  records: readonly PlannedRecord[],
  mayAssign: boolean,
): Promise<void> => {
  if (kind !== 'people') return;
  const sent = records.filter((one) => !isRefusedEntry(one) && one.fields.roles !== undefined);
  if (sent.length === 0) return;
  const rows = await db.many<{ id: number; roles: Role[] }>(sql`
    select user_id as id, array_agg(role order by role) as roles from held_role
    where user_id = any (${sent.map(({ id }) => id)}::integer[]) group by user_id`);
  const heldBy = new Map(rows.map(({ id, roles }) => [id, roles]));
  for (const one of sent) {
    const held = heldBy.get(one.id) ?? [];
    const missing = getSentRoles(one).filter((role) => !held.includes(role));
    one.changed = one.changed.filter((name) => name !== 'roles');
    if (missing.length === 0) delete one.fields.roles;
    else if (!mayAssign) one.faults.role = upsertMessages.roles;
    else {
      one.fields.roles = missing;
      one.before.roles = held;
      one.changed.push('roles');
    }
  }
};
