import sql from 'sql-template-tag';
import { listRolesWithPermission } from '../access/access-table';
import type { Db } from '../db/database';

/** Active administrators, who get mail about the installation. */
export const readAdministratorIds = async (db: Db): Promise<number[]> => {
  const people = await db.many<{ id: number }>(sql`
    select person.id from app_user person where person.is_active and exists (
      select from held_role where held_role.user_id = person.id
        and held_role.role = any (${listRolesWithPermission('company:edit')}::text[]))`);
  return people.map(({ id }) => id);
};
