import sql from 'sql-template-tag';
import { payoutActions, type PayoutAction } from '../contract/referrals/payouts/payout-constants';
import type { Db } from '../src/platform/db/database';

const steps = Object.entries<PayoutAction>(payoutActions).flatMap(([name, { from, to }]) =>
  from.map((state) => ({ action: `payout.${name}`, from_state: state, to_state: to })),
);

/** Writes the audit entries that the console would have written for referrals with ids above `before`. */
export const writePayoutAudit = (db: Db, before: number): Promise<number> =>
  db.run(sql`
    with batch as (
      select payout_batch.*, going.payouts, paid.at as paid_at
      from payout_batch
        join lateral (
          select count(*) as payouts, max(referral_id) as last from payout_batch_row
          where batch_id = payout_batch.id) going on going.last > ${before}
        left join lateral (
          select min(event.at) as at from referral_event event
            join payout_batch_row line on line.referral_id = event.referral_id
          where line.batch_id = payout_batch.id and event.to_state = 'paid') paid on true),
    audit_lines as (
      select event.at, event.actor_id, step.action, referral.application_id as id, jsonb_strip_nulls(
        jsonb_build_object('jobId', referral.job_id, 'from', event.from_state, 'to', event.to_state,
          'reason', nullif(event.reason, ''))) as details
      from referral_event event join referral on referral.id = event.referral_id
        join jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
          as step (action text, from_state text, to_state text) using (from_state, to_state)
      where referral.id > ${before} and event.fact is null
      union all
      select event.at, event.actor_id, 'referral.employment', referral.application_id,
        jsonb_build_object('jobId', referral.job_id, 'fact', event.fact)
      from referral_event event join referral on referral.id = event.referral_id
      where referral.id > ${before} and event.fact is not null
      union all
      select created_at, created_by, 'payout-batch.build', id,
        jsonb_build_object('currency', currency, 'payouts', payouts, 'refused', refused)
      from batch
      union all
      select approval.at, approver_id, 'payout-batch.approve', id, '{}'
      from batch join payout_batch_approval approval on approval.batch_id = batch.id
      union all
      select exported_at, exported_by, 'payout-batch.export', id,
        jsonb_build_object('payouts', payouts, 'leftOut', 0)
      from batch where exported_at is not null
      union all
      select paid_at, exported_by, 'payout-batch.confirm', id, jsonb_build_object('paid', payouts)
      from batch where paid_at is not null)
    insert into audit_entry (at, actor_id, action, subject, subject_id, details)
    select at, actor_id, action, split_part(action, '.', 1), id, details
    from audit_lines order by at, action, id`);
