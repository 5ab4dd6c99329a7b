import sql, { type Sql } from 'sql-template-tag';
import { defineScopes, allRecords, type UserId } from '../../platform/access/scope';
import { jobsInScope, type JobGrant } from '../../platform/hiring-parts/job-scope';

const isReferralOfJobs = (scope: JobGrant['scope'], userId: UserId): Sql =>
  sql`referral.job_id in (select job.id from job where ${jobsInScope({ scope }, { userId })})`;

export const referralsInScope = defineScopes({
  all: () => allRecords,
  groups: (userId) => isReferralOfJobs('groups', userId),
  assigned: (userId) => isReferralOfJobs('assigned', userId),
  own: (userId) => sql`referral.referrer_id = ${userId}`,
});
export type ReferralGrant = Parameters<typeof referralsInScope>[0];
