import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

/**
 * Whoever came in before, or may do more than refer. Another system may give none of that, so an address
 * that it writes onto such a record joins no account to it.
 */
const isSomebody = sql`(
  app_user.password_hash is not null
  or exists (select from user_role where user_id = app_user.id and role <> 'referrer')
  or exists (select from sso_account where user_id = app_user.id)
  or exists (select from session where user_id = app_user.id))`;

/** Says of addresses that were written just now what they prove. `actorId` is below zero for another system. */
export const noteAddresses = async (
  tx: Db,
  actorId: number | null,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(sql`
    update app_user set address_provider = null,
      address_doubted = ${actorId !== null && actorId < 0} and ${isSomebody}
    where id = any (${[...ids]}::integer[])`);
};

/** For a query over `app_user`: an account of the provider may be joined to this person by the address. */
export const provesPerson = (provider: string) => sql`(
  not app_user.address_doubted and coalesce(app_user.address_provider = ${provider}, true))`;
