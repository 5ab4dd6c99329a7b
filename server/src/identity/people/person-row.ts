import sql, { join, raw } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

/** Columns of a person that service tokens may write. */
type PersonColumn =
  | 'user_name'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'external_id'
  | 'scim_external_id'
  | 'scim_deleted'
  | 'designation_id'
  | 'department_id'
  | 'manager_id';

type PersonRow = Partial<Record<PersonColumn, string | number | boolean | null>>;

export const insertPersonRow = async (db: Db, row: PersonRow): Promise<number> => {
  const columns = Object.keys(row).map((column) => raw(column));
  const person = await db.one<{ id: number }>(sql`
    insert into app_user (${join(columns)}) values (${join(Object.values(row))}) returning id`);
  return person?.id ?? 0;
};

export const updatePersonRow = async (db: Db, id: number, row: PersonRow): Promise<void> => {
  const values = Object.entries(row).map(([column, value]) => sql`${raw(column)} = ${value}`);
  await db.run(sql`
    update app_user set ${join([...values, sql`version = version + 1`])}
    where id = ${id}::integer`);
};
