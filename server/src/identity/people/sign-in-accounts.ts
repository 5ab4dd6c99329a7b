import sql from 'sql-template-tag';
import type { SignInAccounts } from '../../../contract/identity/people/sign-in-account';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { assertAdministratorRemains, lockAdministrators } from './administrators';
import { announcePeople } from './write-person';

export const readSignInAccounts = async (db: Db, id: number): Promise<SignInAccounts> => {
  const row = await db.one<SignInAccounts>(sql`
    select address_doubted as "isAddressDoubted", coalesce((
      select json_agg(json_build_object('provider', provider, 'name', provider_name(provider),
        'since', joined_at) order by joined_at)
      from sso_account where user_id = app_user.id), '[]') as accounts
    from app_user where id = ${id}`);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** @throws AppError when the account is another person's, or no administrator would remain. */
export const deleteSignInAccount = (
  db: Database,
  { userId }: Actor,
  id: number,
  provider: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const removed = await tx.run(sql`
      delete from sso_account where user_id = ${id} and provider = ${provider}`);
    if (removed === 0) throw new AppError('NOT_FOUND');
    await tx.run(sql`
      delete from user_role where user_id = ${id} and given_by = ${provider}`);
    await tx.run(sql`
      update session set ended_at = now() where user_id = ${id} and ended_at is null
        and id in (select session_id from sso_session where provider = ${provider})`);
    await assertAdministratorRemains(tx);
    await audit(tx, userId, 'person.leave-account', { id, details: { provider } });
    announcePeople(tx, [id]);
  });
