import sql from 'sql-template-tag';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/db/database';
import type { IdentityProvider } from './identity-provider';
import { checkPassword } from './password';

export const createPasswordProvider = (
  db: Db,
  { passwordSignIn }: Pick<Config, 'passwordSignIn'>,
): IdentityProvider => ({
  authType: 'self',
  identify: async ({ userName = '', password = '' }) => {
    const row = await db.one<{ id: number; password_hash: string | null }>(sql`
      select id, password_hash from app_user
      where (lower(user_name) = lower(${userName}) or lower(email) = lower(${userName}))
        and is_active
        and (${passwordSignIn === 'everyone'} or exists (
          select from user_role where user_id = app_user.id and role = 'administrator'))
      order by lower(user_name) = lower(${userName}) desc limit 1`);
    const isRight = await checkPassword(row?.password_hash, password);
    return row && isRight ? { userId: row.id } : undefined;
  },
});
