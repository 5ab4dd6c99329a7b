import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../access/actor';
import { defineScopes, type UserId } from '../access/scope';

/** Of one person it is read once for all rows; of many, each is looked up in an index. */
const isInGroup = (userId: UserId): Sql =>
  typeof userId === 'number'
    ? sql`job.group_id = any (array(select group_id from group_member where user_id = ${userId}))`
    : sql`exists (select from group_member where group_id = job.group_id and user_id = ${userId})`;

const isGuest = (userId: UserId): Sql =>
  typeof userId === 'number'
    ? sql`channel.id = any (array(select channel_id from chat_guest where user_id = ${userId}))`
    : sql`exists (select from chat_guest where channel_id = channel.id and user_id = ${userId})`;

/** Whether somebody recruits for an application or belongs to the hiring team of its job. */
export const isOfTeam = (userId: UserId): Sql => sql`(
  application.recruiter_id = ${userId}
  or job.recruiting_manager_id = ${userId}
  or ${isInGroup(userId)})`;

export const isReferrer = (userId: UserId): Sql => sql`referral.referrer_id = ${userId}`;

/** Who reads all of the chat about a referral without having been added to it. */
export const readsWhole = defineScopes({
  member: (userId) => sql`(${isReferrer(userId)} or ${isOfTeam(userId)})`,
  groups: (userId) =>
    sql`(${isReferrer(userId)} or ${isOfTeam(userId)} or job.created_by = ${userId})`,
  own: isReferrer,
});

const orAdded =
  (whole: (userId: UserId) => Sql) =>
  (userId: UserId): Sql =>
    sql`(${whole(userId)} or ${isGuest(userId)})`;

const whole = (scope: 'member' | 'groups') => (userId: UserId) => readsWhole({ scope }, { userId });

/**
 * Predicate over alias `channel`, with its `referral`, `application` and `job`, that holds for the chats
 * which a grant reaches.
 */
export const channelsInScope = defineScopes({
  member: orAdded(whole('member')),
  groups: orAdded(whole('groups')),
  own: isReferrer,
});
export type ChatGrant = Parameters<typeof channelsInScope>[0];

/** Whether there is a chat that a person reads, over aliases `application` and `job`. */
export const readsChat = (viewer: Viewer): Sql => {
  const grant = viewer.grants.get('chat:take-part');
  if (!grant) return sql`false`;
  return sql`exists (
    select from chat_channel channel
      join referral on referral.application_id = channel.application_id
    where channel.application_id = application.id and ${channelsInScope(grant, viewer)})`;
};
