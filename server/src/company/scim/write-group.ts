import sql from 'sql-template-tag';
import type { ScimGroup } from '../../../contract/company/scim/scim-group';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import { getFieldChanges, toInitialChanges } from '../../platform/audit/field-changes';
import type { Transaction } from '../../platform/db/database';
import { groupList } from '../groups/groups.list';
import { announceRecords } from '../../platform/lists/announce-records';
import { findTakenFields } from '../../platform/lists/find-taken-fields';
import type { VersionCheck } from './etag';
import { toGroupReplacement, type GroupFields } from './group-fields.rule';
import { createScimNotFoundError, createUniquenessError } from './scim-error';
import { writeMembers } from './write-members';

interface StoredGroup {
  name: string;
  scim_external_id: string | null;
  version: number;
}

const lockGroup = async (tx: Transaction, id: number): Promise<StoredGroup> => {
  const stored = await tx.one<StoredGroup>(sql`
    select name, scim_external_id, version from hiring_group
    where id = ${id}::integer and not scim_deleted for update`);
  if (!stored) throw createScimNotFoundError();
  return stored;
};

/** Waits for concurrent changes of team names, so that names which these add are found too. */
const assertNameIsFree = async (
  tx: Transaction,
  { name, externalId = null }: GroupFields,
  id: number,
): Promise<void> => {
  const taken =
    name === undefined
      ? {}
      : await findTakenFields(tx, groupList.record, { groupName: name }, ['groupName'], id);
  if (taken.groupName) throw createUniquenessError(taken.groupName);
  const other = await tx.one(sql`
    select 1 from hiring_group where id <> ${id}::integer and scim_external_id = ${externalId}`);
  if (other) throw createUniquenessError('Another group has this externalId already.');
};

const findDeletedGroup = async (
  tx: Transaction,
  { name = '', externalId = null }: GroupFields,
): Promise<number | undefined> => {
  const rows = await tx.many<{ id: number }>(sql`
    select id from hiring_group where scim_deleted
      and (lower(name) = lower(${name}) or scim_external_id = ${externalId})
    order by id for update`);
  return rows.length === 1 ? rows[0]?.id : undefined;
};

const insertGroup = async (
  tx: Transaction,
  { name, externalId = null }: GroupFields,
): Promise<number> => {
  const row = await tx.one<{ id: number }>(sql`
    insert into hiring_group (name, scim_external_id) values (${name}, ${externalId}) returning id`);
  return row?.id ?? 0;
};

/** Creates a team or restores one that the provider deleted; returns its id. */
export const createGroup = async (
  tx: Transaction,
  actor: Actor,
  group: ScimGroup,
): Promise<number> => {
  const { members, ...fields } = toGroupReplacement(group);
  const back = await findDeletedGroup(tx, fields);
  await assertNameIsFree(tx, fields, back ?? 0);
  const id = back ?? (await insertGroup(tx, fields));
  if (back !== undefined)
    await tx.run(sql`
      update hiring_group set name = ${fields.name}, is_active = true, scim_deleted = false,
        scim_external_id = ${fields.externalId ?? null}, version = version + 1
      where id = ${id}::integer`);
  const line = { id, name: fields.name, groupId: id };
  await audit(tx, actor.userId, back === undefined ? 'group.create' : 'group.update', {
    ...line,
    changes: toInitialChanges({ groupName: fields.name }),
  });
  if (members) await writeMembers(tx, actor, id, members);
  announceRecords(tx, groupList, [id]);
  return id;
};

/** Writes only the fields that changed. */
export const updateGroup = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  { members, ...fields }: GroupFields,
  expected: VersionCheck,
): Promise<void> => {
  const stored = await lockGroup(tx, id);
  expected(stored.version);
  const { name = stored.name, externalId = stored.scim_external_id } = fields;
  const differs = name !== stored.name || externalId !== stored.scim_external_id;
  if (differs) {
    await assertNameIsFree(tx, { ...(name !== stored.name && { name }), externalId }, id);
    const changes = getFieldChanges({ groupName: stored.name }, { groupName: name });
    await audit(tx, actor.userId, 'group.update', { id, name, groupId: id, changes });
  }
  const moved = members ? await writeMembers(tx, actor, id, members) : false;
  if (!differs && !moved) return;
  await tx.run(sql`
    update hiring_group set name = ${name}, scim_external_id = ${externalId}, version = version + 1
    where id = ${id}::integer`);
  announceRecords(tx, groupList, [id]);
};

/** Deletes a team; one with jobs loses its members and becomes inactive instead. */
export const deleteGroup = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  expected: VersionCheck,
): Promise<void> => {
  const { name, version } = await lockGroup(tx, id);
  expected(version);
  await writeMembers(tx, actor, id, { isWhole: true, added: new Set(), removed: new Set() });
  const isUsed = await tx.one(sql`select 1 from job where group_id = ${id}::integer limit 1`);
  await tx.run(
    isUsed
      ? sql`update hiring_group set is_active = false, scim_deleted = true, version = version + 1
          where id = ${id}::integer`
      : sql`delete from hiring_group where id = ${id}::integer`,
  );
  await audit(tx, actor.userId, isUsed ? 'group.withdraw' : 'group.delete', {
    ...{ id, name, groupId: id },
  });
  announceRecords(tx, groupList, [id]);
};
