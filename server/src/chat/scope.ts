import sql, { type Sql } from 'sql-template-tag';
import { defineScopes, type UserId } from '../access/scope';

/** What a channel is about, and whose it is. */
export const channelSource = sql`
  join referral on referral.application_id = channel.application_id
  join application on application.id = channel.application_id
  join applicant on applicant.id = application.applicant_id
  join job on job.id = referral.job_id
  left join hiring_group on hiring_group.id = job.group_id`;

const isOfTeam = (userId: UserId): Sql => sql`(
  application.recruiter_id = ${userId}
  or job.recruiting_manager_id = ${userId}
  or job.group_id = any (array(select group_id from group_member where user_id = ${userId})))`;

const isReferrer = (userId: UserId): Sql => sql`referral.referrer_id = ${userId}`;

/** Who reads all of a channel without having been added to it. */
export const readsWhole = defineScopes({
  member: (userId) => sql`(${isReferrer(userId)} or ${isOfTeam(userId)})`,
  groups: (userId) =>
    sql`(${isReferrer(userId)} or ${isOfTeam(userId)} or job.created_by = ${userId})`,
  own: isReferrer,
});

const orAdded =
  (whole: (userId: UserId) => Sql) =>
  (userId: UserId): Sql => sql`(${whole(userId)}
    or channel.id = any (array(select channel_id from chat_guest where user_id = ${userId})))`;

const whole = (scope: 'member' | 'groups') => (userId: UserId) => readsWhole({ scope }, { userId });

/** Predicate over alias `channel` with its source: the channels that a grant reaches. */
export const channelsInScope = defineScopes({
  member: orAdded(whole('member')),
  groups: orAdded(whole('groups')),
  own: isReferrer,
});
export type ChatGrant = Parameters<typeof channelsInScope>[0];

/** Why somebody reads a channel. */
export const partOf = (userId: Sql): Sql => sql`
  case when ${isReferrer(userId)} then 'referrer'
    when application.recruiter_id = ${userId} then 'recruiter'
    when job.recruiting_manager_id = ${userId} then 'recruiting-manager'
    when ${isOfTeam(userId)} then 'team'
    when job.created_by = ${userId} then 'creator' else 'added' end`;

/** Whether somebody neither recruits for the job nor belongs to its hiring team. */
export const isOutside = (userId: Sql): Sql => sql`${isOfTeam(userId)} is not true`;
