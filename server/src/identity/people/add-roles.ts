import sql from 'sql-template-tag';
import type { Role } from '../../../contract/permission';
import type { Db } from '../../platform/db/database';

export const addRoles = async (
  db: Db,
  pairs: readonly { id: number; role: Role }[],
): Promise<void> => {
  await db.run(sql`
    insert into user_role (user_id, role)
    select id, role from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as sent (id integer, role text)
    on conflict do nothing`);
};
