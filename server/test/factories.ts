import sql from 'sql-template-tag';
import type { Role } from '../contract/permission';
import type { Db } from '../src/platform/db/database';

let made = 0;

const idOf = (row: { id: number } | undefined): number => {
  if (!row) throw new Error('The factory made no row');
  return row.id;
};

export interface UserFields {
  userName?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  passwordHash?: string;
  isDemo?: boolean;
  isActive?: boolean;
  joiningDate?: string;
}

/** Administrators count only if they have a password; this hash matches no input. */
const passwordOf = (roles: readonly Role[]): string | null =>
  roles.includes('administrator') ? 'unusable' : null;

export const makeUser = async (
  db: Db,
  roles: readonly Role[],
  parts: UserFields = {},
): Promise<number> => {
  made += 1;
  const userName = parts.userName ?? `${roles[0] ?? 'person'}-${made}`;
  const id = idOf(
    await db.one<{ id: number }>(sql`
      insert into app_user
        (user_name, first_name, last_name, email, password_hash, is_demo, is_active, joining_date)
      values (${userName}, ${parts.firstName ?? 'Asha'}, ${parts.lastName ?? 'Verma'},
        ${parts.email ?? `${userName}@example.com`}, ${parts.passwordHash ?? passwordOf(roles)},
        ${parts.isDemo ?? false}, ${parts.isActive ?? true}, ${parts.joiningDate ?? null})
      returning id`),
  );
  for (const role of roles)
    await db.run(sql`insert into user_role (user_id, role) values (${id}, ${role})`);
  return id;
};

export const makeGroup = async (db: Db, members: readonly number[]): Promise<number> => {
  made += 1;
  const id = idOf(
    await db.one<{ id: number }>(sql`
      insert into hiring_group (name) values (${`Team of test ${made}`}) returning id`),
  );
  await db.run(sql`
    insert into group_member (group_id, user_id)
    select ${id}::integer, unnest(${[...members]}::integer[])`);
  return id;
};

export const makeSession = async (db: Db, userId: number, app: string): Promise<string> => {
  const row = await db.one<{ id: string }>(sql`
    insert into session (user_id, app, auth_type, expires_at)
    values (${userId}, ${app}, 'self', now() + interval '1 day') returning id`);
  if (!row) throw new Error('The factory made no session');
  return row.id;
};

export const makeCompany = (db: Db): Promise<number> =>
  db.run(sql`
    insert into company (id, name, footer_content, copyright_content)
    values (1, 'Kestrel Foods', 'Kestrel Foods', '© Kestrel Foods') on conflict do nothing`);
