import sql, { type Sql } from 'sql-template-tag';
import { toPayableDay } from '../promises/payable-day';
import {
  decidedStates,
  type PayoutReason,
} from '../../../contract/referrals/payouts/payout-constants';
import type { HireSettlement } from '../../applicants/applications/hooks';
import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';
import { payoutsChanged } from './hooks';

interface OpenPromise {
  referralId: number;
  fromId: number;
  jobId: number;
  /** True if the referral was made within the settings' gap before the hired application. */
  mayCarry: boolean;
  isOfHire: boolean;
}

const carriedReason: PayoutReason = 'hired-elsewhere';
const lostReason: PayoutReason = 'hired-otherwise';

interface ChangedReferral {
  id: number;
  jobId: number;
}

const announceChangedReferrals = (tx: Transaction, rows: readonly ChangedReferral[]): void => {
  if (rows.length === 0) return;
  announce(tx, {
    owner: 'referral',
    ids: rows.map(({ id }) => id),
    jobIds: rows.map(({ jobId }) => jobId),
  });
};

/** Makes referrals wait again that had ended because another one got the payout. */
const reopenReferrals = async (
  tx: Transaction,
  applicationIds: readonly number[],
  actorId: number | null,
): Promise<void> => {
  if (applicationIds.length === 0) return;
  const rows = await tx.many<ChangedReferral & { referralId: number }>(sql`
    with opened as (
      update referral set state = 'waiting', reason = '', version = version + 1
      where application_id = any (${[...applicationIds]}::integer[])
        and state = 'not-eligible' and reason = ${lostReason}
      returning id, application_id, job_id),
    written_events as (
      insert into referral_event (referral_id, from_state, to_state, actor_id)
      select id, 'not-eligible', 'waiting', ${actorId} from opened)
    select id as "referralId", application_id as id, job_id as "jobId" from opened`);
  await payoutsChanged.run(tx, {
    referralIds: rows.map(({ referralId }) => referralId),
    state: 'waiting',
  });
  announceChangedReferrals(tx, rows);
};

/** Returns payouts from a hire to their own referrals, unless they were decided since. */
const returnPayouts = async (tx: Transaction, hires: Sql): Promise<void> => {
  const rows = await tx.many<ChangedReferral>(sql`
    update referral
    set hire_id = null, hire_left_on = null, payable_on = ${toPayableDay(sql`own.joining_date`)},
      version = referral.version + 1
    from application own
    where own.id = referral.application_id and referral.state <> all (${[...decidedStates]}::text[]) and ${hires}
    returning referral.application_id as id, referral.job_id as "jobId"`);
  announceChangedReferrals(tx, rows);
};

const endReferral = async (
  tx: Transaction,
  { referralId, fromId, jobId }: OpenPromise,
  actorId: number | null,
): Promise<void> => {
  await tx.run(sql`
    update referral set state = 'not-eligible', reason = ${lostReason}, version = version + 1
    where id = ${referralId}`);
  await tx.run(sql`
    insert into referral_event (referral_id, from_state, to_state, reason, actor_id)
    values (${referralId}, 'waiting', 'not-eligible', ${lostReason}, ${actorId})`);
  await payoutsChanged.run(tx, { referralIds: [referralId], state: 'not-eligible' });
  announceChangedReferrals(tx, [{ id: fromId, jobId }]);
};

/** Open referrals of the person from before the hire, locked in the order of ids, which avoids deadlocks. */
const readOpenPromises = async (tx: Transaction, hireId: number): Promise<OpenPromise[]> => {
  const held = await tx.many<{ id: number }>(sql`
    select referral.id
    from referral join application other on other.id = referral.application_id
      join status known on known.id = other.status_id
    where other.applicant_id = any (array(
        select person from application hire cross join lateral same_people(hire.applicant_id) person
        where hire.id = ${hireId}))
      and referral.state = 'waiting' and referral.attribution = 'One'
      and (referral.hire_id is null or referral.hire_id = ${hireId})
      and (other.id = ${hireId} or (known.category not in ('hired', 'withdrawn')
        and referral.referred_at <= (
          select max(step.created_at) from application_history step
            join status on status.id = step.status_id and status.category = 'hired'
          where step.application_id = ${hireId})))
    order by referral.id for update of referral`);
  return tx.many<OpenPromise>(sql`
    select referral.id as "referralId", referral.application_id as "fromId",
      referral.job_id as "jobId", referral.application_id = hire.id as "isOfHire",
      referral.referred_at <= hire.created_at
        and referral.referred_at >= hire.created_at - make_interval(months => referral.gap_months)
        as "mayCarry"
    from referral cross join application hire
    where referral.id = any (${held.map(({ id }) => id)}::integer[]) and hire.id = ${hireId}
    order by referral.referred_at, referral.id`);
};

/**
 * True unless a decided referral, or one with another attribution, determines which referral is paid for the
 * hire.
 */
const isHireFree = async (tx: Transaction, hireId: number): Promise<boolean> =>
  (await tx.one(sql`
    select from referral
    where (referral.application_id = ${hireId} or referral.hire_id = ${hireId})
      and referral.state not in ('not-eligible', 'reversed')
      and (referral.state <> 'waiting' or referral.attribution <> 'One')
    limit 1`)) === undefined;

const carryPayout = async (
  tx: Transaction,
  { referralId, fromId, jobId }: OpenPromise,
  hireId: number,
  actorId: number | null,
): Promise<void> => {
  const hire = await tx.one<{ jobId: number }>(sql`
    with changed as (
      update referral
      set hire_id = hire.id, payable_on = ${toPayableDay(sql`hire.joining_date`)},
        hire_left_on = (
          select own.hire_left_on from referral own where own.application_id = hire.id),
        version = referral.version + 1
      from application hire
      where referral.id = ${referralId} and hire.id = ${hireId}
        and referral.hire_id is distinct from hire.id
      returning referral.id, hire.job_id),
    written_events as (
      insert into referral_event (referral_id, from_state, to_state, reason, actor_id)
      select id, 'waiting', 'waiting', ${carriedReason}, ${actorId} from changed)
    select job_id as "jobId" from changed`);
  if (!hire) return;
  await audit(tx, actorId, 'referral.credit', {
    id: hireId,
    details: { jobId: hire.jobId, fromId },
  });
  announceChangedReferrals(tx, [{ id: fromId, jobId }]);
};

const settleOneHire = async (
  tx: Transaction,
  hireId: number,
  actorId: number | null,
): Promise<HireSettlement> => {
  const promises = await readOpenPromises(tx, hireId);
  const first = promises.find(({ mayCarry, isOfHire }) => mayCarry || isOfHire);
  const paid = (await isHireFree(tx, hireId)) ? first : promises.find(({ isOfHire }) => isOfHire);
  const credits = paid && !paid.isOfHire ? [{ fromId: paid.fromId, hireId }] : [];
  if (paid && credits.length > 0) await carryPayout(tx, paid, hireId, actorId);
  const losing = promises.filter((promise) => promise !== paid);
  for (const promise of losing) await endReferral(tx, promise, actorId);
  return { credits, ended: losing.map(({ fromId }) => fromId) };
};

const readFreedApplications = async (
  tx: Transaction,
  ids: readonly number[],
): Promise<number[]> => {
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
        and referral.state = 'not-eligible' and referral.reason = ${lostReason}
    where not exists (
      select from same_people(left_hire.applicant_id) one
        join application hired on hired.applicant_id = one and hired.id <> all (${[...ids]}::integer[])
        join status on status.id = hired.status_id
      where status.category = 'hired')`);
  return rows.map(({ id }) => id);
};

export const endHireSettlements = async (
  tx: Transaction,
  ids: readonly number[],
  actorId: number | null,
): Promise<void> => {
  if (ids.length === 0) return;
  await returnPayouts(tx, sql`referral.hire_id = any (${[...ids]}::integer[])`);
  await reopenReferrals(tx, await readFreedApplications(tx, ids), actorId);
};

const settleEachHire = async (
  tx: Transaction,
  hires: readonly number[],
  actorId: number | null,
): Promise<HireSettlement> => {
  const settlement: HireSettlement = { credits: [], ended: [] };
  for (const id of hires) {
    const { credits, ended } = await settleOneHire(tx, id, actorId);
    settlement.credits.push(...credits);
    settlement.ended.push(...ended);
  }
  return settlement;
};

const splitByHired = async (tx: Transaction, ids: readonly number[]) => {
  const rows = await tx.many<{ id: number; isHired: boolean }>(sql`
    select application.id, status.category = 'hired' as "isHired"
    from application join status on status.id = application.status_id
    where application.id = any (${[...ids]}::integer[]) order by application.id`);
  const idsWhere = (wanted: boolean): number[] =>
    rows.flatMap(({ id, isHired }) => (isHired === wanted ? [id] : []));
  return { hires: idsWhere(true), others: idsWhere(false) };
};

/** Settles hires of applications that were just added, to which no payout can have passed yet. */
export const settleNewHires = async (
  tx: Transaction,
  ids: readonly number[],
  actorId: number | null,
): Promise<void> => {
  const { hires } = await splitByHired(tx, ids);
  await settleEachHire(tx, hires, actorId);
};

/**
 * Decides for each hire which referral is paid: the person's first one, for whatever job; the others end, and
 * wait again if the person is no longer hired.
 */
export const settleHires = async (
  tx: Transaction,
  ids: readonly number[],
  actorId: number | null,
): Promise<HireSettlement> => {
  const { hires, others } = await splitByHired(tx, ids);
  if (hires.length > 0)
    await returnPayouts(
      tx,
      sql`referral.application_id = any (${hires}::integer[]) and referral.hire_id is not null`,
    );
  await reopenReferrals(tx, hires, actorId);
  const settlement = await settleEachHire(tx, hires, actorId);
  await endHireSettlements(tx, others, actorId);
  return settlement;
};

/** Undoes a settlement, except for payouts that were decided since. */
export const undoSettlement = async (
  tx: Transaction,
  { credits, ended }: HireSettlement,
  actorId: number | null,
): Promise<void> => {
  for (const { fromId, hireId } of credits)
    await returnPayouts(
      tx,
      sql`referral.application_id = ${fromId} and referral.hire_id = ${hireId}`,
    );
  await reopenReferrals(tx, ended, actorId);
};
