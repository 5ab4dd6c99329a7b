import sql from 'sql-template-tag';
import type { Role } from '../../contract/permission';
import { lives } from '../access/living-session';
import type { Db } from '../db/database';

/** The roles behind each of these sessions that still lives. */
export const livingSessions = async (
  db: Db,
  sessionIds: readonly string[],
): Promise<Map<string, Role[]>> => {
  const rows = await db.many<{ id: string; roles: Role[] }>(sql`
    select session.id,
      array(select role from user_role where user_id = session.user_id order by role) as roles
    from session where session.id = any(${sessionIds}::uuid[]) and ${lives}`);
  return new Map(rows.map(({ id, roles }) => [id, roles]));
};
