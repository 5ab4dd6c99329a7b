import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

/**
 * True for people who can sign in, or have other roles than referrer. A service token grants neither, so an
 * address that it writes to such a record must not link a provider's account.
 */
const isEstablishedPerson = sql`(
  app_user.password_hash is not null
  or exists (select from user_role where user_id = app_user.id and role <> 'referrer')
  or exists (select from sso_account where user_id = app_user.id)
  or exists (select from session where user_id = app_user.id))`;

/**
 * Records whether new e-mail addresses may be used to link accounts. A negative `actorId` is the id of a
 * service token.
 */
export const recordEmailTrust = async (
  tx: Db,
  actorId: number | null,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(sql`
    update app_user set address_provider = null,
      address_doubted = ${actorId !== null && actorId < 0} and ${isEstablishedPerson}
    where id = any (${[...ids]}::integer[])`);
};

/** Condition over `app_user`: the address may link the provider's account to this user. */
export const isEmailTrustedSql = (provider: string) => sql`(
  not app_user.address_doubted and coalesce(app_user.address_provider = ${provider}, true))`;
