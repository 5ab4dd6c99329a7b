import sql from 'sql-template-tag';
import type { Permission } from '../../../contract/permission';
import type { Actor } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';

/** Users whose scope is their hiring teams may assign a job to one of these teams, or to none. */
export const assertGroupWithinScope = async (
  db: Db,
  actor: Actor,
  permission: Permission,
  groupId: number | null | undefined,
): Promise<void> => {
  if (groupId == null || actor.grants.get(permission)?.scope === 'all') return;
  const member = await db.one(sql`
    select 1 from group_member where group_id = ${groupId} and user_id = ${actor.userId}`);
  if (member) return;
  const message = 'Choose a group that you belong to, or none.';
  throw new AppError('FORBIDDEN', { message, fields: { groupId: message } });
};
