import sql from 'sql-template-tag';
import type { Actor } from '../../platform/access/actor';
import type { Transaction } from '../../platform/db/database';
import { recordMemberChange } from '../groups/members';
import { recordHiringParts } from '../../platform/hiring-parts/record-parts';
import { parseId } from './compare-attribute';
import type { MemberChange } from './group-fields.rule';
import { createInvalidValueError } from './scim-error';

const unknownPersonError = (id: string) =>
  createInvalidValueError(`members: there is no person ${id.slice(0, 20)}.`);

/** Ids in ascending order, so that rows are locked in the same order, which avoids deadlocks. */
const parsePersonIds = (ids: ReadonlySet<string>): number[] =>
  [...ids]
    .map((id) => {
      const number = parseId(id);
      if (number === undefined) throw unknownPersonError(id);
      return number;
    })
    .toSorted((one, other) => one - other);

const toIds = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

const removeMembers = async (
  tx: Transaction,
  groupId: number,
  { isWhole, removed }: MemberChange,
  kept: readonly number[],
): Promise<number[]> => {
  // Ids that are no integers of the database belong to nobody.
  const named = isWhole ? kept : [...removed].flatMap((id) => parseId(id) ?? []);
  const isNamed = sql`exists (
    select from unnest(${named}::integer[]) named where named = membership.user_id)`;
  return toIds(
    await tx.many(sql`
      delete from group_member membership where group_id = ${groupId}::integer
        and ${isWhole ? sql`not ${isNamed}` : isNamed}
      returning user_id as id`),
  );
};

const addMembers = async (
  tx: Transaction,
  groupId: number,
  ids: readonly number[],
): Promise<number[]> => {
  const missing = await tx.one<{ id: number }>(sql`
    select id from unnest(${ids}::integer[]) id
    where not exists (select from app_user where app_user.id = id.id and not scim_deleted) limit 1`);
  if (missing) throw unknownPersonError(String(missing.id));
  return toIds(
    await tx.many(sql`
      insert into group_member (group_id, user_id)
      select ${groupId}::integer, id from unnest(${ids}::integer[]) id
      on conflict do nothing returning user_id as id`),
  );
};

/** Writes the members of a team that the caller has locked. Returns true if members changed. */
export const writeMembers = async (
  tx: Transaction,
  actor: Actor,
  groupId: number,
  change: MemberChange,
): Promise<boolean> => {
  const wanted = parsePersonIds(change.added);
  const { removed, added } = await recordHiringParts(tx, { groups: [groupId] }, async () => ({
    removed: await removeMembers(tx, groupId, change, wanted),
    added: await addMembers(tx, groupId, wanted),
  }));
  await recordMemberChange(tx, actor, groupId, { added, removed });
  return added.length + removed.length > 0;
};
