import sql, { raw, type Sql } from 'sql-template-tag';
import type { Viewer } from '../access/actor';
import { defineScopes, type UserId } from '../access/scope';

interface Membership {
  table: Sql;
  column: Sql;
  of: Sql;
}

const teamMembership = {
  table: raw('group_member'),
  column: raw('group_id'),
  of: raw('job.group_id'),
};
const guestMembership = {
  table: raw('chat_guest'),
  column: raw('channel_id'),
  of: raw('channel.id'),
};

/**
 * True if a user is a member. The memberships of a single user are read once for all rows. For many users
 * each is an index lookup, since with `exists` PostgreSQL would read all memberships.
 */
const isMember = ({ table, column, of }: Membership, userId: UserId): Sql =>
  typeof userId === 'number'
    ? sql`${of} = any (array(select ${column} from ${table} where user_id = ${userId}))`
    : sql`(select true from ${table} where ${column} = ${of} and user_id = ${userId}) is true`;

export const isTeamMemberSql = (userId: UserId): Sql => sql`(
  application.recruiter_id = ${userId}
  or job.recruiting_manager_id = ${userId}
  or ${isMember(teamMembership, userId)})`;

export const isReferrerSql = (userId: UserId): Sql => sql`referral.referrer_id = ${userId}`;

export const readsWholeChatSql = defineScopes({
  member: (userId) => sql`(${isReferrerSql(userId)} or ${isTeamMemberSql(userId)})`,
  groups: (userId) =>
    sql`(${isReferrerSql(userId)} or ${isTeamMemberSql(userId)} or job.created_by = ${userId})`,
  own: isReferrerSql,
});

const includeGuests =
  (whole: (userId: UserId) => Sql) =>
  (userId: UserId): Sql =>
    sql`(${whole(userId)} or ${isMember(guestMembership, userId)})`;

const toWholeScope = (scope: 'member' | 'groups') => (userId: UserId) =>
  readsWholeChatSql({ scope }, { userId });

/** Predicate over alias `channel`, joined with its `referral`, `application` and `job`. */
export const channelsInScope = defineScopes({
  member: includeGuests(toWholeScope('member')),
  groups: includeGuests(toWholeScope('groups')),
  own: isReferrerSql,
});
export type ChatGrant = Parameters<typeof channelsInScope>[0];

export const canReadChatSql = (viewer: Viewer): Sql => {
  const grant = viewer.grants.get('chat:take-part');
  if (!grant) return sql`false`;
  return sql`exists (
    select from chat_channel channel
      join referral on referral.application_id = channel.application_id
    where channel.application_id = application.id and ${channelsInScope(grant, viewer)})`;
};
