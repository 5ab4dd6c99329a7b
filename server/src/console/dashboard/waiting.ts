import sql, { join, type Sql } from 'sql-template-tag';
import { daysAhead, type WaitingKind } from '../../../contract/dashboard/figures-constants';
import type { Waiting } from '../../../contract/dashboard/hiring-times';
import type { Actor } from '../../platform/access/actor';
import { inBoth } from '../../platform/access/scope';
import { idsOf, stalled } from '../../applicants/applications/criteria';
import type { Today } from '../../platform/company/company-day';
import type { SharedReads } from '../../platform/db/shared-reads';
import { where } from '../../platform/db/where';
import { pairsInScope } from '../../applicants/duplicates/pairs-in-scope';
import { jobsInScope, type JobGrant } from '../../platform/hiring-parts/job-scope';
import { dueOn, factSource, isToBePaid, missingConfirmation } from '../../referrals/payouts/facts';
import { referralsInScope } from '../../referrals/payouts/scope';
import { isEverything } from '../../platform/access/scope';

const inReach = (scope: Sql): Sql[] =>
  isEverything(scope) ? [] : [sql`application.job_id in (select job.id from job where ${scope})`];

const none = sql`null::date`;

/** Each count requires the permission for the action that it waits for. */
const counts = (actor: Actor, today: string): Sql[] => {
  const seen = actor.grants.get('application:view');
  const among = (grant: JobGrant | undefined): Sql | undefined =>
    grant && seen && inBoth(jobsInScope(grant, actor), jobsInScope(seen, actor));
  const line = (kind: WaitingKind, from: Sql, days = { from: none, to: none }) =>
    sql`select ${kind}::text as kind, ${days.from} as "from", ${days.to} as "to", count(*) as count from ${from}`;
  const ahead = { from: sql`${today}::date`, to: sql`${today}::date + ${daysAhead}::integer` };
  const moved = among(actor.grants.get('application:status'));
  const paid = actor.grants.get('referral:view');
  const edited = actor.grants.get('job:edit');
  const merged = among(actor.grants.get('application:merge'));
  return [
    ...(moved
      ? [
          line('stalled', sql`${stalled(sql`application.job_id`)} ${where(inReach(moved))}`),
          line(
            'joining',
            sql`application ${where([
              sql`application.joining_date between ${ahead.from} and ${ahead.to}`,
              sql`application.status_id = any(${idsOf(['hired'])})`,
              ...inReach(moved),
            ])}`,
            ahead,
          ),
        ]
      : []),
    ...(edited
      ? [
          line(
            'expiring',
            sql`job ${where([
              sql`job.expiry_date between ${ahead.from} and ${ahead.to}`,
              jobsInScope(edited, actor),
            ])}`,
            ahead,
          ),
        ]
      : []),
    ...(merged
      ? [
          line(
            'duplicate',
            sql`duplicate_pair pair
              join applicant first on first.id = pair.first_id
              join applicant second on second.id = pair.second_id
            where pair.state = 'suspected' and first.merged_into_id is null
              and second.merged_into_id is null and ${pairsInScope(merged)}`,
          ),
        ]
      : []),
    ...(paid && actor.grants.has('payout:approve')
      ? [
          line(
            'payout-due',
            sql`referral where ${referralsInScope(paid, actor)} and referral.id in (${dueOn(today)})`,
          ),
        ]
      : []),
    ...(paid && actor.grants.has('payout:mark-paid')
      ? [
          line(
            'payout-unconfirmed',
            sql`referral ${factSource} where ${referralsInScope(paid, actor)}
              and ${isToBePaid} and ${missingConfirmation} is not null`,
          ),
        ]
      : []),
  ];
};

export const readWaiting = async (
  reads: Pick<SharedReads, 'many'>,
  actor: Actor,
  { day }: Today,
): Promise<Waiting[]> => {
  const lines = counts(actor, day);
  if (lines.length === 0) return [];
  const found = await reads.many<Waiting>(join(lines, ' union all '));
  return found.filter(({ count }) => count > 0);
};
