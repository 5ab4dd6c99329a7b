import sql, { raw, type Sql } from 'sql-template-tag';
import type { Db, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { peopleRemoved } from './hooks';

/** SQL over `app_user`: false for removed people, whose user name and e-mail address others may use. */
export const ownsEmailAddressSql = (people = 'app_user'): Sql => {
  const of = raw(people);
  return sql`(${of}.is_active or ${of}.removed_at is null)`;
};

/** Removes roles and memberships in hiring teams; returns the removed roles of each person. */
export const removeRights = async (
  tx: Transaction,
  actorId: number | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> => {
  const taken = await tx.many<{ id: number; roles: string[] }>(sql`
    with gone as (
      delete from user_role where user_id = any (${[...ids]}::integer[]) returning user_id, role)
    select user_id as id, array_agg(role order by role) as roles from gone group by user_id`);
  await peopleRemoved.run(tx, { ids, actorId });
  return new Map(taken.map(({ id, roles }) => [id, roles]));
};

/**
 * Takes back names and addresses of reactivated people: a user name that is in use is replaced by
 * the e-mail address.
 * @throws AppError if the address is in use.
 */
export const reclaimEmailAddresses = async (tx: Db, ids: readonly number[]): Promise<void> => {
  const others = sql`back.id = any (${[...ids]}::integer[]) and not ${ownsEmailAddressSql('back')}
    and other.id <> back.id and ${ownsEmailAddressSql('other')}`;
  const taken = await tx.one<{ email: string; id: number }>(sql`
    select back.email, other.id from app_user back, app_user other
    where ${others} and lower(back.email) in (lower(other.email), lower(other.user_name)) limit 1`);
  if (taken)
    throw new AppError('IN_USE', {
      message: `Person ${taken.id} has the address ${taken.email} now. Give one of the two another address first.`,
    });
  await tx.run(sql`
    update app_user back set user_name = lower(back.email) from app_user other
    where ${others} and lower(back.user_name) in (lower(other.email), lower(other.user_name))`);
};
