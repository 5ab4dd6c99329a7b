import sql from 'sql-template-tag';
import type { ChannelMember } from '../../../contract/chat/channels/chat';
import type { Role } from '../../../contract/permission';
import { getRoleGrants } from '../../platform/access/access-table';
import type { Db } from '../../platform/db/database';
import {
  channelsInScope,
  channelScopeJoins,
  isOutsideTeamSql,
  selectPartInChat,
  type ChatGrant,
} from './scope';

interface MemberCandidate extends Omit<ChannelMember, 'readsFromNow'> {
  roles: Role[];
  readsFrom: number | null;
  /** For each scope of permissions: true if the channel would be in the person's scope. */
  reached: Record<ChatGrant['scope'], boolean>;
}

const personId = sql`person.id`;
const isInScope = (scope: ChatGrant['scope']) => channelsInScope({ scope }, { userId: personId });

/** Members of a channel, with the referrer first. */
export const readChannelMembers = async (db: Db, channelId: number): Promise<ChannelMember[]> => {
  const candidates = await db.many<MemberCandidate>(sql`
    select person.id as "userId", trim(person.first_name || ' ' || person.last_name) as name,
      ${selectPartInChat(personId)} as part, ${isOutsideTeamSql(personId)} as "isOutside", guest.reads_from as "readsFrom",
      array(select role from held_role where user_id = person.id) as roles,
      json_build_object('member', ${isInScope('member')}, 'groups', ${isInScope('groups')},
        'own', ${isInScope('own')}) as reached
    from chat_channel channel ${channelScopeJoins}
      cross join lateral (
        select unnest(array[referral.referrer_id, application.recruiter_id,
          job.recruiting_manager_id, job.created_by]) as id
        union select user_id from group_member where group_id = job.group_id
        union select user_id from chat_guest where channel_id = channel.id) near
      join app_user person on person.id = near.id and person.is_active
      left join chat_guest guest on guest.channel_id = channel.id and guest.user_id = person.id
    where channel.id = ${channelId}
    order by person.id <> referral.referrer_id, person.first_name, person.id`);
  return candidates
    .filter(({ roles, reached }) => {
      const scope = getRoleGrants(roles).get('chat:take-part')?.scope;
      return scope && reached[scope];
    })
    .map(({ roles: _, reached: _reached, readsFrom, isOutside: outside, ...member }) => ({
      ...member,
      isOutside: outside,
      readsFromNow: member.part === 'added' && (readsFrom ?? 1) > 1,
    }));
};
