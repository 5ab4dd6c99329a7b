import sql from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { getUpcomingDays, type WaitingSource } from '../../platform/waiting';

export const waitingJobSource: WaitingSource = {
  kind: 'expiring',
  one: 'job expires within a week',
  many: 'jobs expire within a week',
  order: 30,
  route: 'jobs.list',
  days: getUpcomingDays,
  search: ({ from, to }) => ({ job: 'active', expiresFrom: from, expiresTo: to }),
  rows: (actor, today) => {
    const { from, to } = getUpcomingDays(today);
    const edited = actor.grants.get('job:edit');
    return (
      edited &&
      sql`job ${toWhereClause([
        sql`job.expiry_date between ${from}::date and ${to}::date`,
        jobsInScope(edited, actor),
      ])}`
    );
  },
};
