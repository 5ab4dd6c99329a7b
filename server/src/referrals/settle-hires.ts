import sql from 'sql-template-tag';
import type { PayoutReason } from '../../contract/referrals/payout-constants';
import { audit } from '../audit/audit';
import type { Transaction } from '../db/database';
import { announce } from '../realtime/changes';

/** A promise that goes on at a hire for another job. */
export interface Credit {
  /** The application that the person was referred with, and the one that they were hired by. */
  fromId: number;
  hireId: number;
}

/** What hires made of promises for other jobs. */
export interface Settlement {
  credits: Credit[];
  /** Applications whose promise ended, since the hire is another referral's. */
  ended: number[];
}

interface OpenPromise {
  referralId: number;
  fromId: number;
  jobId: number;
  /** It was made before the application of the hire, within its gap. */
  mayCarry: boolean;
}

const handedOver: PayoutReason = 'hired-elsewhere';
const lost: PayoutReason = 'hired-otherwise';

/** Promises that ended wait again. */
const reopen = async (
  tx: Transaction,
  applicationIds: readonly number[],
  reasons: readonly PayoutReason[],
  actorId: number,
): Promise<void> => {
  const rows = await tx.many<{ id: number; jobId: number }>(sql`
    with opened as (
      update referral set state = 'waiting', reason = '', version = version + 1
      where application_id = any (${[...applicationIds]}::integer[])
        and state = 'not-eligible' and reason = any (${[...reasons]}::text[])
      returning id, application_id, job_id),
    told as (
      insert into referral_event (referral_id, from_state, to_state, actor_id)
      select id, 'not-eligible', 'waiting', ${actorId} from opened)
    select application_id as id, job_id as "jobId" from opened`);
  if (rows.length > 0)
    announce(tx, {
      owner: 'referral',
      ids: rows.map(({ id }) => id),
      jobIds: rows.map(({ jobId }) => jobId),
    });
};

const end = async (
  tx: Transaction,
  { referralId, fromId, jobId }: OpenPromise,
  reason: PayoutReason,
  actorId: number,
): Promise<void> => {
  await tx.run(sql`
    update referral set state = 'not-eligible', reason = ${reason}, version = version + 1
    where id = ${referralId}`);
  await tx.run(sql`
    insert into referral_event (referral_id, from_state, to_state, reason, actor_id)
    values (${referralId}, 'waiting', 'not-eligible', ${reason}, ${actorId})`);
  announce(tx, { owner: 'referral', ids: [fromId], jobIds: [jobId] });
};

/**
 * Promises for any job that were made to whoever referred this person before they were hired, the first one
 * first. Held in the order of ids, as payouts are.
 */
const openPromises = async (tx: Transaction, hireId: number): Promise<OpenPromise[]> => {
  const held = await tx.many<{ id: number }>(sql`
    select referral.id
    from referral join application other on other.id = referral.application_id
      join status known on known.id = other.status_id
    where other.applicant_id = any (array(
        select person from application hire cross join lateral same_people(hire.applicant_id) person
        where hire.id = ${hireId}))
      and other.id <> ${hireId} and referral.state = 'waiting' and referral.attribution = 'One'
      and known.category not in ('hired', 'withdrawn')
      and referral.referred_at <= (
        select max(step.created_at) from application_history step
          join status on status.id = step.status_id and status.category = 'hired'
        where step.application_id = ${hireId})
    order by referral.id for update of referral`);
  return tx.many<OpenPromise>(sql`
    select referral.id as "referralId", referral.application_id as "fromId",
      referral.job_id as "jobId", referral.referred_at <= hire.created_at
        and referral.referred_at >= hire.created_at - make_interval(months => referral.gap_months)
        as "mayCarry"
    from referral cross join application hire
    where referral.id = any (${held.map(({ id }) => id)}::integer[]) and hire.id = ${hireId}
    order by referral.referred_at, referral.id`);
};

/** Nobody referred the person for this hire, and no payout for them was decided on. */
const isFree = async (tx: Transaction, hireId: number): Promise<boolean> =>
  (await tx.one(sql`
    select from application hire
    where hire.id = ${hireId} and hire.referrer_id is null and not exists (
      select from same_people(hire.applicant_id) one
        join application decided on decided.applicant_id = one
        join referral payout on payout.application_id = decided.id
      where payout.state in ('approved', 'exported', 'paid'))`)) !== undefined;

const handOver = async (
  tx: Transaction,
  promise: OpenPromise,
  hireId: number,
  actorId: number,
): Promise<void> => {
  const { referralId, fromId } = promise;
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
  await end(tx, promise, handedOver, actorId);
  const hire = await tx.one<{ jobId: number }>(sql`
    select job_id as "jobId" from application where id = ${hireId}`);
  const jobId = hire?.jobId ?? 0;
  await audit(tx, actorId, 'referral.credit', { id: hireId, details: { jobId, fromId } });
  announce(tx, { owner: 'referral', ids: [hireId], jobIds: [jobId] });
};

const settleHire = async (
  tx: Transaction,
  hireId: number,
  actorId: number,
): Promise<Settlement> => {
  const promises = await openPromises(tx, hireId);
  const carrying = promises.find(({ mayCarry }) => mayCarry);
  const credited = carrying && (await isFree(tx, hireId)) ? carrying : undefined;
  if (credited) await handOver(tx, credited, hireId, actorId);
  const losing = promises.filter((promise) => promise !== credited);
  for (const promise of losing) await end(tx, promise, lost, actorId);
  return {
    credits: credited ? [{ fromId: credited.fromId, hireId }] : [],
    ended: losing.map(({ fromId }) => fromId),
  };
};

/** Applications of whoever was hired once and is not any more, whose promises for other jobs had ended. */
const freedBy = async (tx: Transaction, ids: readonly number[]): Promise<number[]> => {
  const rows = await tx.many<{ id: number }>(sql`
    with left_hire as materialized (
      select applicant_id from application
      where id = any (${[...ids]}::integer[]) and exists (
        select from application_history step join status on status.id = step.status_id
        where step.application_id = application.id and status.category = 'hired'))
    select other.id
    from left_hire cross join lateral same_people(left_hire.applicant_id) person
      join application other on other.applicant_id = person
      join referral on referral.application_id = other.id
        and referral.state = 'not-eligible' and referral.reason = ${lost}
    where not exists (
      select from same_people(left_hire.applicant_id) one
        join application hired on hired.applicant_id = one
        join status on status.id = hired.status_id
      where status.category = 'hired')`);
  return rows.map(({ id }) => id);
};

/**
 * Says what applications whose status or person changed make of promises for any job. A hire that nobody
 * referred takes over the first promise for the person; every other one ends, and says so: it could not
 * come true any more. They wait again when nobody is hired any more.
 */
export const settleHires = async (
  tx: Transaction,
  ids: readonly number[],
  actorId: number,
): Promise<Settlement> => {
  const rows = await tx.many<{ id: number; isHired: boolean }>(sql`
    select application.id, status.category = 'hired' as "isHired"
    from application join status on status.id = application.status_id
    where application.id = any (${[...ids]}::integer[]) order by application.id`);
  const settlement: Settlement = { credits: [], ended: [] };
  const hires = rows.flatMap(({ id, isHired }) => (isHired ? [id] : []));
  await reopen(tx, hires, [handedOver, lost], actorId);
  for (const id of hires) {
    const { credits, ended } = await settleHire(tx, id, actorId);
    settlement.credits.push(...credits);
    settlement.ended.push(...ended);
  }
  const others = rows.flatMap(({ id, isHired }) => (isHired ? [] : [id]));
  if (others.length > 0) await reopen(tx, await freedBy(tx, others), [lost], actorId);
  return settlement;
};

/** Takes back what was settled by a decision that is taken back; a payout that was decided since stays. */
export const takeBackSettlement = async (
  tx: Transaction,
  { credits, ended }: Settlement,
  actorId: number,
): Promise<void> => {
  for (const { fromId, hireId } of credits) {
    const undecided = await tx.one<{ jobId: number }>(sql`
      delete from referral where application_id = ${hireId} and state = 'waiting'
      returning job_id as "jobId"`);
    if (!undecided) continue;
    await tx.run(sql`update application set referrer_id = null where id = ${hireId}`);
    await reopen(tx, [fromId], [handedOver], actorId);
    announce(tx, { owner: 'referral', ids: [hireId], jobIds: [undecided.jobId] });
  }
  await reopen(tx, ended, [lost], actorId);
};
