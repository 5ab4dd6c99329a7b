import sql, { type Sql } from 'sql-template-tag';
import type { PayoutReason } from '../../contract/referrals/payout-constants';
import { audit } from '../audit/audit';
import type { Transaction } from '../db/database';
import { announce } from '../realtime/changes';

const otherJob = sql`${'hired-elsewhere' satisfies PayoutReason}`;

interface Credit {
  /** The referral that the person was known by, and the application of the hire. */
  referralId: number;
  fromId: number;
  hireId: number;
  jobId: number;
}

/** The person was hired for the job of this referral after all, so it stands for itself again. */
const reopen = (tx: Transaction, ids: readonly number[], actorId: number): Promise<number> =>
  tx.run(sql`
    with opened as (
      update referral set state = 'waiting', reason = '', version = version + 1
      where application_id = any (${[...ids]}::integer[])
        and state = 'not-eligible' and reason = ${otherJob}
      returning id)
    insert into referral_event (referral_id, from_state, to_state, actor_id)
    select id, 'not-eligible', 'waiting', ${actorId} from opened`);

const isOpen: Sql = sql`(
  referral.state = 'waiting' and referral.attribution = 'One'
  and known.category not in ('hired', 'withdrawn'))`;

/**
 * The first referral of whoever was hired without one, unless somebody's payout for them was decided on:
 * then the credit is given.
 */
const findCredits = (tx: Transaction, ids: readonly number[]): Promise<Credit[]> =>
  tx.many<Credit>(sql`
    select distinct on (hire.id) referral.id as "referralId", other.id as "fromId",
      hire.id as "hireId", hire.job_id as "jobId"
    from application hire cross join lateral same_people(hire.applicant_id) person
      join application other on other.applicant_id = person and other.id <> hire.id
      join status known on known.id = other.status_id
      join referral on referral.application_id = other.id and ${isOpen}
    where hire.id = any (${[...ids]}::integer[]) and hire.referrer_id is null
      and referral.referred_at <= hire.created_at
      and referral.referred_at >= hire.created_at - make_interval(months => referral.gap_months)
      and not exists (
        select from same_people(hire.applicant_id) one
          join application decided on decided.applicant_id = one
          join referral payout on payout.application_id = decided.id
        where payout.state in ('approved', 'exported', 'paid'))
    order by hire.id, referral.referred_at, referral.id`);

/**
 * Gives the credit for people who were just hired without a referral to whoever referred them for another
 * job, where one referral counts for any job: the hire takes over what was promised then, and the first
 * referral says so.
 */
export const creditHires = async (
  tx: Transaction,
  ids: readonly number[],
  actorId: number,
): Promise<void> => {
  await reopen(tx, ids, actorId);
  for (const { referralId, fromId, hireId, jobId } of await findCredits(tx, ids)) {
    await tx.run(sql`
      insert into referral (application_id, job_id, referrer_id, referred_at, slab_id, amount_minor,
        currency, release_days, gap_months, pays_rehired, attribution, setting_version, payable_on,
        answer_days, consent_version, consent_at, without_payable_status_id, with_payable_status_id)
      select hire.id, hire.job_id, first.referrer_id, first.referred_at, first.slab_id,
        first.amount_minor, first.currency, first.release_days, first.gap_months,
        first.pays_rehired, first.attribution, first.setting_version,
        hire.joining_date + first.release_days, first.answer_days, first.consent_version,
        first.consent_at, first.without_payable_status_id, first.with_payable_status_id
      from referral first cross join application hire
      where first.id = ${referralId} and hire.id = ${hireId}`);
    await tx.run(sql`
      update application set referrer_id = (select referrer_id from referral where id = ${referralId})
      where id = ${hireId}`);
    await tx.run(sql`
      update referral set state = 'not-eligible', reason = ${otherJob}, version = version + 1
      where id = ${referralId}`);
    await tx.run(sql`
      insert into referral_event (referral_id, from_state, to_state, reason, actor_id)
      values (${referralId}, 'waiting', 'not-eligible', ${otherJob}, ${actorId})`);
    await audit(tx, actorId, 'referral.credit', { id: hireId, details: { jobId, fromId } });
    announce(tx, { owner: 'referral', ids: [hireId, fromId], jobIds: [jobId] });
  }
};
