import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { holdAlone } from '../../platform/db/locks';
import { AppError } from '../../platform/errors';

/** Lets one transaction after the other change who may administer; to be called before anything is read. */
export const holdAdministrators = (tx: Db): Promise<unknown> => holdAlone(tx, 'administrators');

/** Why the last of them stays. */
export const lastAdministrator =
  'This is the last administrator who can sign in. Make someone else an administrator first.';

/**
 * Active administrators who can sign in: they have chosen a password, or came in by an account of a
 * provider that is still there. A link, or an address alone, has let nobody in yet.
 */
export const signingAdministrators = async (db: Db): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select app_user.id from app_user join user_role on user_role.user_id = app_user.id
    where user_role.role = 'administrator' and app_user.is_active
      and (app_user.password_hash is not null
        or exists (select from sso_account join sso_provider on sso_provider.id = sso_account.provider
          where sso_account.user_id = app_user.id and sso_provider.is_listed))`);
  return rows.map(({ id }) => id);
};

/** @throws AppError when nobody would be left who is an administrator and can sign in. */
export const assertAdministrator = async (tx: Db): Promise<void> => {
  if ((await signingAdministrators(tx)).length === 0)
    throw new AppError('IN_USE', { message: lastAdministrator });
};
