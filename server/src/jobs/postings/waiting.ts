import sql from 'sql-template-tag';
import { where } from '../../platform/db/where';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { lastNearDay, type WaitingSource } from '../../platform/waiting';

/** Jobs that expire soon unless somebody prolongs them. */
export const waitingJobs: WaitingSource = {
  kind: 'expiring',
  one: 'job expires within a week',
  many: 'jobs expire within a week',
  order: 30,
  to: 'jobs.list',
  search: (today) => ({ job: 'active', expiresFrom: today, expiresTo: lastNearDay(today) }),
  rows: (actor, today) => {
    const edited = actor.grants.get('job:edit');
    return (
      edited &&
      sql`job ${where([
        sql`job.expiry_date between ${today}::date and ${lastNearDay(today)}::date`,
        jobsInScope(edited, actor),
      ])}`
    );
  },
};
