import sql from 'sql-template-tag';
import type {
  PayoutReason,
  PayoutRuleName,
  PayoutState,
} from '../contract/referrals/payouts/payout-constants';
import type { Db } from '../src/platform/db/database';
import {
  referralFactsJson,
  referralJoins,
  referralFactJoins,
} from '../src/referrals/payouts/referral-facts';
import { recordPaidHires } from '../src/referrals/payouts/paid-hires';
import {
  daysBetween,
  findDecisiveRule,
  evaluatePayoutRules,
  getPayoutState,
  type ReferralFacts,
} from '../src/referrals/payouts/payout.rule';
import { addDays, toDay, toIsoString } from './days';
import { insertRows } from './insert-rows';
import { writePayoutAudit } from './payout-audit';
import {
  seedBatches,
  type PayoutOutcome,
  type PayoutPlan,
  type PayoutEvent,
} from './payout-batches';
import { payoutOfficerId, secondPayoutOfficerId } from './people';

const demoPeopleCount = 7;

/** Days from the payable date to the decision, but at most `share` of the days that have passed since. */
const stepTimes = {
  approved: { days: 3, share: 0.3, hour: 0 },
  'on-hold': { days: 2, share: 0.2, hour: 1 },
  'not-eligible': { days: 4, share: 0.4, hour: 5 },
} as const;
type PayoutDecision = keyof typeof stepTimes;

const onHoldRemark = 'Waiting for the manager to confirm that both are employed';

const refusalsByRule: Partial<Record<PayoutRuleName, readonly [PayoutReason, string]>> = {
  'hire-stays': ['hire-left', 'Left before the release period was over'],
  'referrer-stays': ['referrer-left', 'The referrer left before the payable date'],
  position: ['position', 'The position may not refer'],
  conflict: ['conflict', 'Referred by the recruiter of the job'],
  gap: ['gap', 'The person had applied here before'],
  credit: ['duplicate', 'A colleague had referred this person first'],
};

interface HiredReferral {
  id: number;
  referrerId: number;
  facts: ReferralFacts;
}

const readHiredReferrals = (db: Db): Promise<HiredReferral[]> =>
  db.many<HiredReferral>(sql`
    select referral.id, referral.referrer_id as "referrerId", ${referralFactsJson} as facts
    from referral ${referralFactJoins}
    where status.category = 'hired' order by referral.payable_on, referral.id`);

const writeEmployment = async (db: Db, today: string, now: number): Promise<void> => {
  const hired = (await readHiredReferrals(db)).filter(({ facts }) => facts.payableOn !== null);
  const missing = hired.filter((_, place) => place % 11 === 4).map(({ id }) => id);
  await db.run(sql`
    update application set joining_date = null
    where id in (select application_id from referral where id = any (${missing}::integer[]))`);
  await db.run(sql`
    update referral set payable_on = null where id = any (${missing}::integer[])`);
  const left = hired
    .filter(({ facts }, place) => place % 11 === 7 && (facts.payableOn ?? today) < today)
    .map(({ id, facts }) => ({
      id,
      day: toDay(addDays(Date.parse(facts.joiningDate ?? today), 40)),
    }))
    .filter(({ day }) => day < toDay(now));
  await db.run(sql`
    update referral set hire_left_on = leaving.day, version = version + 1
    from unnest(${left.map(({ id }) => id)}::integer[], ${left.map(({ day }) => day)}::date[]) as leaving (id, day)
    where referral.id = leaving.id`);
  await insertRows(
    db,
    'referral_event',
    left.map(({ id, day }) => ({
      referral_id: id,
      from_state: 'waiting',
      to_state: 'waiting',
      reason: '',
      remark: '',
      actor_id: payoutOfficerId,
      at: `${day}T06:00:00.000Z`,
      fact: 'leaving',
      day_after: day,
    })),
  );
  await db.run(sql`
    update app_user set is_active = false, has_left = true, leaving_date = ${today}::date - 10
    where id = (
      select referral.referrer_id from referral ${referralJoins}
      where status.category = 'hired' and referral.payable_on > ${today}::date - 10
        and referral.referrer_id > ${demoPeopleCount}
        and exists (select from user_role where user_id = referral.referrer_id and role = 'referrer')
      order by referral.payable_on desc, referral.id limit 1)`);
};

const chooseOutcome = (place: number, all: number): PayoutOutcome => {
  const part = place / all;
  if (place % 7 === 3) return 'on-hold';
  if (part > 0.75) return 'waiting';
  if (part > 0.65) return 'open';
  if (part > 0.6) return 'by-hand';
  if (part > 0.52) return 'approved';
  if (part > 0.45) return 'exported';
  return place % 9 === 2 ? 'reversed' : 'paid';
};

const createDecisionEvent = (
  id: number,
  from: PayoutState,
  { since, decision, now }: { since: string; decision: PayoutDecision; now: number },
  [reason, remark]: readonly [PayoutReason | '', string] = ['', ''],
): PayoutEvent => {
  const { days, share, hour } = stepTimes[decision];
  const morning = Date.parse(`${since}T04:30:00Z`) + (hour * 60 + (id % 50)) * 60_000;
  const passed = daysBetween(since, toDay(now));
  return {
    referral_id: id,
    from_state: from,
    to_state: decision,
    ...{ reason, remark, actor_id: payoutOfficerId },
    at: toIsoString(addDays(morning, Math.floor(Math.min(days, passed * share)))),
  };
};

const isReleasePeriodOver = ({ facts }: HiredReferral, today: string, now: number): boolean =>
  (facts.payableOn ?? today) < toDay(addDays(now, -1));

/** Nobody approves a batch that contains a payout for a referral of their own. */
const planPayouts = (hired: readonly HiredReferral[], today: string, now: number): PayoutPlan[] => {
  const due = hired.filter(
    (referral) =>
      isReleasePeriodOver(referral, today, now) && getPayoutState(referral.facts, today) === 'due',
  );
  return due.map(({ id, referrerId, facts }, place) => ({
    ...{ id, since: facts.payableOn ?? today },
    fate: referrerId === secondPayoutOfficerId ? 'by-hand' : chooseOutcome(place, due.length),
  }));
};

const listRefusals = (
  hired: readonly HiredReferral[],
  today: string,
  now: number,
): PayoutEvent[] => {
  const marked = new Map<PayoutRuleName, number>();
  return hired
    .filter((referral) => isReleasePeriodOver(referral, today, now))
    .flatMap(({ id, facts }) => {
      const rule = findDecisiveRule(evaluatePayoutRules(facts, today));
      const refusal = rule?.outcome === 'failed' ? refusalsByRule[rule.rule] : undefined;
      if (!rule || !refusal) return [];
      const count = (marked.get(rule.rule) ?? 0) + 1;
      marked.set(rule.rule, count);
      if (count > 2) return [];
      const since = facts.payableOn ?? today;
      return [
        createDecisionEvent(id, 'waiting', { since, decision: 'not-eligible', now }, refusal),
      ];
    });
};

const listManualDecisions = (fated: readonly PayoutPlan[], now: number): PayoutEvent[] =>
  fated.flatMap(({ id, since, fate }) => {
    if (fate === 'on-hold')
      return [
        createDecisionEvent(id, 'due', { since, decision: 'on-hold', now }, [
          'unconfirmed',
          onHoldRemark,
        ]),
      ];
    return fate === 'by-hand'
      ? [createDecisionEvent(id, 'due', { since, decision: 'approved', now })]
      : [];
  });

export const seedPayouts = async (db: Db, today: string, now: number): Promise<void> => {
  await writeEmployment(db, today, now);
  const hired = await readHiredReferrals(db);
  const fated = planPayouts(hired, today, now);
  const sent = await seedBatches(db, fated, now);
  const events = [
    ...listManualDecisions(fated, now),
    ...listRefusals(hired, today, now),
    ...sent,
  ].sort((one, other) => one.at.localeCompare(other.at));
  await insertRows(db, 'referral_event', events);
  await db.run(sql`
    update referral set state = latest.to_state, reason = latest.reason, remark = latest.remark,
      version = version + latest.steps
    from (
      select distinct on (referral_id) referral_id, to_state, reason, remark,
        (count(*) over (partition by referral_id))::integer as steps
      from referral_event where fact is null order by referral_id, id desc) latest
    where latest.referral_id = referral.id`);
  await recordPaidHires(db, sql`referral.state in ('exported', 'paid')`, sql`referral.payable_on`);
  await writePayoutAudit(db, 0);
};
