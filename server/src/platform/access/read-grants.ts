import sql from 'sql-template-tag';
import type { Role } from '../../../contract/permission';
import type { Db } from '../db/database';
import { getRoleGrants, type Grants } from './access-table';

export const readGrants = async (db: Pick<Db, 'many'>, userId: number): Promise<Grants> => {
  const held = await db.many<{ role: Role }>(
    sql`select role from held_role where user_id = ${userId}`,
  );
  return getRoleGrants(held.map(({ role }) => role).sort());
};
