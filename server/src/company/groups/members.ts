import sql from 'sql-template-tag';
import type { GroupCreate } from '../../../contract/company/groups/group';
import { permissionsChanged } from '../../../contract/platform/realtime/realtime-constants';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { recordHiringParts } from '../../platform/hiring-parts/record-parts';
import { announce, announceApplications, announceJobs } from '../../platform/realtime/changes';

const toIds = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Refuses that users remove themselves if their scope is their own groups: they would lose access. */
const assertOneself = ({ grants, userId }: Actor, members: readonly number[]): void => {
  if (grants.get('group:edit')?.scope === 'groups' && !members.includes(userId))
    throw invalidField('members', 'Stay a member yourself, or you could not see this group.');
};

/** Writes the audit entry and announces the change to the members, who see the team's jobs. */
export const recordMemberChange = async (
  tx: Transaction,
  actor: Actor,
  groupId: number,
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
): Promise<void> => {
  const moved = [...removed, ...added];
  if (moved.length === 0) return;
  await audit(tx, actor.userId, 'group.members', {
    id: groupId,
    groupId,
    details: { added, removed },
  });
  const jobs = toIds(await tx.many(sql`select id from job where group_id = ${groupId}`));
  announce(tx, { owner: permissionsChanged, ids: moved, jobIds: [] });
  if (jobs.length === 0) return;
  announceJobs(tx, jobs, true);
  announceApplications(tx, [], jobs, true);
};

/** @throws AppError when a new member does not exist or is inactive. */
export const writeGroupMembers = async (
  tx: Transaction,
  groupId: number,
  body: Partial<Pick<GroupCreate, 'members'>>,
  actor: Actor,
): Promise<void> => {
  const { members } = body;
  if (!members) return;
  assertOneself(actor, members);
  const moved = await recordHiringParts(tx, { groups: [groupId] }, async () => ({
    removed: toIds(
      await tx.many(sql`
        delete from group_member
        where group_id = ${groupId} and user_id <> all (${members}::integer[])
        returning user_id as id`),
    ),
    added: toIds(
      await tx.many(sql`
        insert into group_member (group_id, user_id)
        select ${groupId}::integer, app_user.id from app_user
        where app_user.id = any (${members}::integer[]) and app_user.is_active
        on conflict do nothing returning user_id as id`),
    ),
  }));
  const known = await tx.one<{ n: number }>(sql`
    select count(*) as n from group_member where group_id = ${groupId}`);
  if (known?.n !== new Set(members).size)
    throw invalidField('members', 'Choose people who are active.');
  await recordMemberChange(tx, actor, groupId, moved);
};
