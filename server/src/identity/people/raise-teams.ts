import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';

/**
 * An identity provider is told of other members of these people's hiring teams from now on, so that
 * each team is a new version: whom it deleted is none for it, until they are let in again.
 */
export const raiseTeams = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  await tx.run(sql`
    update hiring_group set version = version + 1
    where id in (select group_id from group_member where user_id = any (${[...ids]}::integer[]))`);
};

/** The same where a person is to be called otherwise, for a team is answered with its members' names. */
export const raiseTeamsOfRenamed = async (
  tx: Transaction,
  id: number,
  { firstName, lastName }: { firstName?: unknown; lastName?: unknown },
): Promise<void> => {
  const renamed = await tx.one(sql`
    select 1 from app_user where id = ${id}
      and (first_name <> coalesce(${firstName ?? null}::text, first_name)
        or last_name <> coalesce(${lastName ?? null}::text, last_name))`);
  if (renamed) await raiseTeams(tx, [id]);
};
