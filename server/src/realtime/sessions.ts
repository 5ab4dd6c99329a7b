import sql from 'sql-template-tag';
import type { Role } from '../../contract/permission';
import type { Db } from '../db/database';

/** The roles behind each of these sessions that still lives. */
export const livingSessions = async (
  db: Db,
  sessionIds: readonly string[],
): Promise<Map<string, Role[]>> => {
  const rows = await db.many<{ id: string; roles: Role[] }>(sql`
    select session.id,
      array(select role from user_role where user_id = session.user_id order by role) as roles
    from session join app_user on app_user.id = session.user_id
    where session.id = any(${sessionIds}::uuid[]) and session.ended_at is null
      and session.expires_at > now() and app_user.is_active`);
  return new Map(rows.map(({ id, roles }) => [id, roles]));
};
