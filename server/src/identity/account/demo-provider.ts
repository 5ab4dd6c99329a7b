import sql from 'sql-template-tag';
import { roles, type Role } from '../../../contract/permission';
import type { Db } from '../../platform/db/database';
import type { IdentityProvider } from './identity-provider';

export interface DemoPerson {
  id: number;
  userName: string;
  name: string;
  role: Role;
}

export const listDemoPeople = async (db: Db): Promise<DemoPerson[]> => {
  const people = await db.many<DemoPerson>(sql`
    select distinct on (user_role.role) app_user.id, app_user.user_name as "userName",
      app_user.first_name || ' ' || app_user.last_name as name, user_role.role
    from app_user join user_role on user_role.user_id = app_user.id
    where app_user.is_demo and app_user.is_active
    order by user_role.role, app_user.id`);
  return people.sort((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role));
};

export const createDemoProvider = (db: Db): IdentityProvider => ({
  authType: 'self',
  identify: async ({ demo = '' }) => {
    const row = await db.one<{ id: number }>(sql`
      select id from app_user where id::text = ${demo} and is_demo and is_active`);
    return row && { userId: row.id };
  },
});
