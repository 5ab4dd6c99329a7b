import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { takeAdvisoryLock } from '../../platform/db/locks';
import { AppError } from '../../platform/errors';

/** Changes of administrators run one at a time; call it before anything is read in the transaction. */
export const lockAdministrators = (tx: Db): Promise<unknown> =>
  takeAdvisoryLock(tx, 'administrators');

export const lastAdministratorMessage =
  'This is the last administrator who can sign in. Make someone else an administrator first.';

/**
 * Administrators with a password or a linked account, since an invitation or an address may never be used to
 * sign in.
 */
export const listSignInAdministrators = async (db: Db): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select app_user.id from app_user join user_role on user_role.user_id = app_user.id
    where user_role.role = 'administrator' and app_user.is_active
      and (app_user.password_hash is not null
        or exists (select from sso_account join sso_provider on sso_provider.id = sso_account.provider
          where sso_account.user_id = app_user.id and sso_provider.is_listed))`);
  return rows.map(({ id }) => id);
};

/** @throws AppError when no administrator who can sign in would remain. */
export const assertAdministratorRemains = async (tx: Db): Promise<void> => {
  if ((await listSignInAdministrators(tx)).length === 0)
    throw new AppError('IN_USE', { message: lastAdministratorMessage });
};
