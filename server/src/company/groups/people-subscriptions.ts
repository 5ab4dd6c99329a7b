import sql, { type Sql } from 'sql-template-tag';
import {
  peopleDisplayChanged,
  peopleRemoved,
  workHandedOver,
  type HandOverResult,
} from '../../identity/people/hooks';
import { audit } from '../../platform/audit/audit';
import type { Db, Transaction } from '../../platform/db/database';
import { recordHiringParts } from '../../platform/hiring-parts/record-parts';
import type { HookFollower } from '../../platform/hook';
import { announce } from '../../platform/realtime/changes';

const findTeamIds = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select distinct group_id as id from group_member
    where user_id = any (${[...ids]}::integer[]) order by group_id`);
  return rows.map(({ id }) => id);
};

const raiseGroupVersions = (db: Db, teams: Sql): Promise<number> =>
  db.run(sql`update hiring_group set version = version + 1 where id in (${teams})`);

const removeFromTeams = async (
  tx: Transaction,
  actorId: number | null,
  ids: readonly number[],
): Promise<void> => {
  const teams = await findTeamIds(tx, ids);
  if (teams.length === 0) return;
  const left = await recordHiringParts(tx, { groups: teams }, () =>
    tx.many<{ id: number; userId: number }>(sql`
      delete from group_member where user_id = any (${[...ids]}::integer[])
      returning group_id as id, user_id as "userId"`),
  );
  await raiseGroupVersions(tx, sql`select unnest(${teams}::integer[])`);
  const lines = teams.map((id) => ({
    id,
    groupId: id,
    details: { removed: left.filter((one) => one.id === id).map(({ userId }) => userId) },
  }));
  await audit(tx, actorId, 'group.members', lines);
  announce(tx, { owner: 'group', ids: teams, jobIds: [] });
};

/** Replaces a user by another in teams; a team with both keeps one membership. */
const replaceMember = async (
  tx: Transaction,
  from: number,
  to: number,
): Promise<HandOverResult> => {
  const teams = await findTeamIds(tx, [from]);
  await recordHiringParts(tx, { groups: teams }, async () => {
    await tx.run(sql`
      insert into group_member (group_id, user_id)
      select group_id, ${to} from group_member where user_id = ${from} on conflict do nothing`);
    await tx.run(sql`delete from group_member where user_id = ${from}`);
  });
  await raiseGroupVersions(tx, sql`select unnest(${teams}::integer[])`);
  announce(tx, { owner: 'group', ids: teams, jobIds: [] });
  return { counts: { groups: teams.length }, details: { groupId: teams } };
};

export const teamPeopleFollowers: readonly HookFollower[] = [
  peopleRemoved.by((tx, { ids, actorId }) => removeFromTeams(tx, actorId, ids)),
  // The names and number of members in responses changed, so the version of their teams rises.
  peopleDisplayChanged.by(async (tx, { ids }) => {
    await raiseGroupVersions(
      tx,
      sql`select group_id from group_member where user_id = any (${[...ids]}::integer[])`,
    );
  }),
  workHandedOver.by((tx, { from, to }) => replaceMember(tx, from, to)),
];
