import sql, { type Sql } from 'sql-template-tag';
import { isOfTeam, isReferrer } from '../../platform/hiring-parts/chat-scope';

export {
  channelsInScope,
  readsWhole,
  type ChatGrant,
} from '../../platform/hiring-parts/chat-scope';

/** What decides who reads a channel, and whether it is written in. */
export const reachSource = sql`
  join referral on referral.application_id = channel.application_id
  join application on application.id = channel.application_id
  join job on job.id = referral.job_id
  left join hiring_group on hiring_group.id = job.group_id`;

/** The same, and whom a channel is about. */
export const channelSource = sql`${reachSource}
  join applicant on applicant.id = application.applicant_id`;

/** Why somebody reads a channel. */
export const partOf = (userId: Sql): Sql => sql`
  case when ${isReferrer(userId)} then 'referrer'
    when application.recruiter_id = ${userId} then 'recruiter'
    when job.recruiting_manager_id = ${userId} then 'recruiting-manager'
    when ${isOfTeam(userId)} then 'team'
    when job.created_by = ${userId} then 'creator' else 'added' end`;

/** Whether somebody neither recruits for the job nor belongs to its hiring team. */
export const isOutside = (userId: Sql): Sql => sql`${isOfTeam(userId)} is not true`;
