import sql, { type Sql } from 'sql-template-tag';
import { isAllRecords } from '../../platform/access/scope';
import { toWhereClause } from '../../platform/db/where-clause';
import { getUpcomingDays, type WaitingSource } from '../../platform/waiting';
import { selectStatusIds, selectStalledApplications } from './criteria';
import { selectApplicationsWithPromisedAnswer } from './promised-answers';
import { toActionScope } from './action-scope';

const toScopeConditions = (jobs: Sql): Sql[] =>
  isAllRecords(jobs) ? [] : [sql`application.job_id in (select job.id from job where ${jobs})`];

export const waitingApplicantSources: WaitingSource[] = [
  {
    kind: 'stalled',
    one: 'applicant has stood in their stage for longer than usual',
    many: 'applicants have stood in their stage for longer than usual',
    order: 10,
    route: 'applicants.list',
    search: () => ({ stalled: '1' }),
    rows: (actor) => {
      const jobs = toActionScope(actor, 'application:status');
      return (
        jobs &&
        sql`${selectStalledApplications(sql`application.job_id`)} ${toWhereClause(toScopeConditions(jobs))}`
      );
    },
  },
  {
    kind: 'promised-answer',
    one: 'applicant was promised an answer by now, or within two days',
    many: 'applicants were promised an answer by now, or within two days',
    order: 5,
    route: 'applicants.list',
    search: () => ({ answer: '1' }),
    rows: (actor) => {
      const jobs = toActionScope(actor, 'application:status');
      return (
        jobs &&
        sql`${selectApplicationsWithPromisedAnswer(sql`application.job_id`)} ${toWhereClause(toScopeConditions(jobs))}`
      );
    },
  },
  {
    kind: 'joining',
    one: 'joining date is due within a week',
    many: 'joining dates are due within a week',
    order: 20,
    route: 'applicants.list',
    days: getUpcomingDays,
    search: ({ from, to }) => ({ category: 'hired', joiningFrom: from, joiningTo: to }),
    rows: (actor, today) => {
      const { from, to } = getUpcomingDays(today);
      const jobs = toActionScope(actor, 'application:status');
      return (
        jobs &&
        sql`application ${toWhereClause([
          sql`application.joining_date between ${from}::date and ${to}::date`,
          sql`application.status_id = any(${selectStatusIds(['hired'])})`,
          ...toScopeConditions(jobs),
        ])}`
      );
    },
  },
];
