import sql, { type Sql } from 'sql-template-tag';
import { isTeamMemberSql, isReferrerSql } from '../../platform/hiring-parts/chat-scope';

export {
  channelsInScope,
  readsWholeChatSql,
  type ChatGrant,
} from '../../platform/hiring-parts/chat-scope';

export const channelScopeJoins = sql`
  join referral on referral.application_id = channel.application_id
  join application on application.id = channel.application_id
  join job on job.id = referral.job_id
  left join hiring_group on hiring_group.id = job.group_id`;

export const channelJoins = sql`${channelScopeJoins}
  join applicant on applicant.id = application.applicant_id`;

export const selectPartInChat = (userId: Sql): Sql => sql`
  case when ${isReferrerSql(userId)} then 'referrer'
    when application.recruiter_id = ${userId} then 'recruiter'
    when job.recruiting_manager_id = ${userId} then 'recruiting-manager'
    when ${isTeamMemberSql(userId)} then 'team'
    when job.created_by = ${userId} then 'creator' else 'added' end`;

export const isOutsideTeamSql = (userId: Sql): Sql => sql`${isTeamMemberSql(userId)} is not true`;
