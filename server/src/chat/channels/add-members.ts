import sql from 'sql-template-tag';
import type { ChannelMember, MembersToAdd } from '../../../contract/chat/channels/chat';
import { messages } from '../../../contract/messages';
import type { Role } from '../../../contract/permission';
import type { Actor } from '../../platform/access/actor';
import { getRoleGrants } from '../../platform/access/access-table';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { announce } from '../../platform/realtime/changes';
import { readChannelMembers } from './members';
import { toChannelReader, readOpenChannel } from './read-channel';

interface Person {
  id: number;
  name: string;
  roles: Role[];
}

/** True unless the user's scope is their own referrals: then other chats are forbidden. */
const canBeAdded = ({ roles }: Person): boolean => {
  const scope = getRoleGrants(roles).get('chat:take-part')?.scope;
  return scope !== undefined && scope !== 'own';
};

const assertPeopleCanBeAdded = async (db: Db, userIds: readonly number[]): Promise<void> => {
  const people = await db.many<Person>(sql`
    select person.id, trim(person.first_name || ' ' || person.last_name) as name,
      array(select role from held_role where user_id = person.id) as roles
    from app_user person where person.id = any (${[...userIds]}::integer[]) and person.is_active`);
  const refused = people.find((person) => !canBeAdded(person));
  const isMissing = people.length < new Set(userIds).size;
  if (refused || isMissing)
    throw invalidField(
      'userId',
      `${refused?.name ?? 'One of these people'} ${messages.chat.cannotTakePart}`,
    );
};

/** @throws AppError when the channel is out of scope or read-only, or a person may not take part. */
export const addPeopleToChannel = async (
  db: Db,
  actor: Actor,
  channelId: number,
  { userId, readableFrom }: MembersToAdd,
): Promise<ChannelMember[]> => {
  const reader = toChannelReader(actor);
  await db.transaction(async (tx) => {
    const { groupId, readsFrom } = await readOpenChannel(tx, channelId, reader);
    const members = await readChannelMembers(tx, channelId);
    const fresh = userId.filter((id) => !members.some((member) => member.userId === id));
    await assertPeopleCanBeAdded(tx, fresh);
    // New members can read no earlier messages than the user who adds them.
    await tx.run(sql`
      insert into chat_guest (channel_id, user_id, reads_from)
      select channel.id, guest.id,
        case when ${readableFrom === 'now'} then channel.last_sequence + 1 else ${readsFrom}::integer end
      from (select id, last_sequence from chat_channel where id = ${channelId} for update) channel
        cross join unnest(${fresh}::integer[]) as guest (id)
      on conflict (channel_id, user_id) do nothing`);
    await audit(tx, actor.userId, 'chat.members', {
      id: channelId,
      groupId,
      details: { added: fresh, readableFrom },
    });
    announce(tx, { owner: 'chat-member', ids: [channelId], jobIds: [] });
  });
  return readChannelMembers(db, channelId);
};
