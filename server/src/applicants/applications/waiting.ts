import sql, { type Sql } from 'sql-template-tag';
import { isEverything } from '../../platform/access/scope';
import { where } from '../../platform/db/where';
import { nearDays, type WaitingSource } from '../../platform/waiting';
import { idsOf, stalled } from './criteria';
import { jobsReachedBy } from './reach';

const withinReach = (jobs: Sql): Sql[] =>
  isEverything(jobs) ? [] : [sql`application.job_id in (select job.id from job where ${jobs})`];

/** Applicants whose status waits to be changed. */
export const waitingApplicants: WaitingSource[] = [
  {
    kind: 'stalled',
    one: 'applicant has stood in their stage for longer than usual',
    many: 'applicants have stood in their stage for longer than usual',
    order: 10,
    route: 'applicants.list',
    search: () => ({ stalled: '1' }),
    rows: (actor) => {
      const jobs = jobsReachedBy(actor, 'application:status');
      return jobs && sql`${stalled(sql`application.job_id`)} ${where(withinReach(jobs))}`;
    },
  },
  {
    kind: 'joining',
    one: 'joining date is due within a week',
    many: 'joining dates are due within a week',
    order: 20,
    route: 'applicants.list',
    days: nearDays,
    search: ({ from, to }) => ({ category: 'hired', joiningFrom: from, joiningTo: to }),
    rows: (actor, today) => {
      const { from, to } = nearDays(today);
      const jobs = jobsReachedBy(actor, 'application:status');
      return (
        jobs &&
        sql`application ${where([
          sql`application.joining_date between ${from}::date and ${to}::date`,
          sql`application.status_id = any(${idsOf(['hired'])})`,
          ...withinReach(jobs),
        ])}`
      );
    },
  },
];
