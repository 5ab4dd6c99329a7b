import sql from 'sql-template-tag';
import type { Transaction } from '../db/database';

/**
 * An identity provider is told of other members of these people's hiring teams from now on, so that
 * each team is a new version: whom it deleted is none for it, until they are let in again.
 */
export const raiseTeams = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  await tx.run(sql`
    update hiring_group set version = version + 1
    where id in (select group_id from group_member where user_id = any (${[...ids]}::integer[]))`);
};
