import sql from 'sql-template-tag';
import { mostBatchRows } from '../../contract/referrals/payout-batches/payout-batch-constants';
import {
  payoutActions,
  payoutStateNames,
  type PayoutReason,
  type PayoutRuleName,
} from '../../contract/referrals/payouts/payout-constants';
import {
  selectDueReferrals,
  referralFactsJson,
  referralFactJoins,
} from '../../src/referrals/payouts/referral-facts';
import {
  evaluatePayoutRules,
  getPayoutState,
  type ReferralFacts,
} from '../../src/referrals/payouts/payout.rule';
import { onDatabase } from '../server';
import { bulkRows } from '../test-data';
import { toDayAfterToday } from '../jobs/postings/job-parts';

const { referrals } = bulkRows.referrals;
const today = toDayAfterToday(0);
const reasonOf: Partial<Record<PayoutRuleName, PayoutReason>> = {
  'hire-stays': 'hire-left',
  conflict: 'conflict',
};

onDatabase(
  (server) => {
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    const count = async (text: string) =>
      (await rows<{ n: number }>(`select count(*) as n from ${text}`))[0]?.n;
    const bulk = `(select referral.* from referral join job on job.id = job_id
      where profile = 'Seeded in bulk') r`;
    const readFacts = () =>
      server().db.many<{ id: number; facts: ReferralFacts; batch: string | null }>(sql`
        select referral.id, ${referralFactsJson} as facts, batch.state as batch
        from referral ${referralFactJoins}
          left join payout_batch_row line on line.referral_id = referral.id
          left join payout_batch batch on batch.id = line.batch_id
        where job.profile = 'Seeded in bulk'`);

    it('the seed creates the requested number of referrals, in every state, by people who refer', async () => {
      expect(await count(bulk)).toBe(referrals);
      const states = await rows<{ state: string }>(`select distinct state from ${bulk}`);
      const due = await server().db.many(selectDueReferrals(today));
      expect(due.length).toBeGreaterThan(50);
      expect([...states.map(({ state }) => state), 'due'].sort()).toEqual(
        [...payoutStateNames].sort(),
      );
      expect(
        await count(`${bulk} where not exists (select from user_role where user_id = referrer_id)`),
      ).toBe(0);
    });

    it('the seed pays only referrals that meet every rule, and refuses only those that a rule stops', async () => {
      const wrong = (await readFacts()).flatMap(({ id, facts, batch }) => {
        const unmet = evaluatePayoutRules(facts, today).filter(({ outcome }) => outcome !== 'met');
        if (['approved', 'exported', 'paid', 'reversed', 'on-hold'].includes(facts.state))
          return unmet.map(({ label }) => [id, facts.state, label]);
        if (facts.state === 'not-eligible')
          return unmet.some(
            ({ outcome, rule }) => outcome === 'failed' && reasonOf[rule] === facts.reason,
          )
            ? []
            : [[id, facts.reason, 'without its rule']];
        return batch !== null && getPayoutState(facts, today) !== 'due' ? [[id, 'in a batch']] : [];
      });
      expect(wrong).toEqual([]);
    });

    it('the seed creates only payout steps that people can take, in order and in the past', async () => {
      const allowed = Object.values(payoutActions).flatMap(({ from, to }) =>
        from.map((before) => `${before} ${to}`),
      );
      const steps = await rows<{ step: string }>(`
        select distinct from_state || ' ' || to_state as step from referral_event
          join ${bulk} on r.id = referral_id where fact is null`);
      expect(steps.length).toBe(6);
      expect(steps.filter(({ step }) => !allowed.includes(step))).toEqual([]);
      expect(
        await count(`referral_event join ${bulk} on r.id = referral_id
          where at > now() or at < referred_at or actor_id = referrer_id`),
      ).toBe(0);
      expect(
        await count(`(select at < lag(at) over by_id as back,
            from_state <> coalesce(lag(to_state) over by_id, from_state) as jump
          from referral_event where fact is null
          window by_id as (partition by referral_id order by id)) step where back or jump`),
      ).toBe(0);
      expect(
        await count(`${bulk} where (state, version) is distinct from (
          select (coalesce((array_agg(to_state order by id desc))[1], 'waiting'), 1 + count(*)::integer)
          from referral_event where referral_id = r.id)`),
      ).toBe(0);
    });

    it('the seed exports each payout once, in a batch whose state matches that of the payout', async () => {
      const states = await rows<{ pair: string }>(`
        select distinct batch.state || ' ' || r.state as pair
        from payout_batch batch join payout_batch_row line on line.batch_id = batch.id
          join ${bulk} on r.id = line.referral_id order by 1`);
      expect(states.map(({ pair }) => pair)).toEqual([
        'approved approved',
        'exported exported',
        'exported paid',
        'exported reversed',
        'open waiting',
      ]);
      expect(
        await count(`${bulk} where state in ('exported', 'paid', 'reversed')
          and not exists (select from payout_batch_row where referral_id = r.id)`),
      ).toBe(0);
      expect(
        await count(`payout_batch_row line join ${bulk} on r.id = line.referral_id
          where (line.amount_minor, line.currency, line.payable_on)
            is distinct from (r.amount_minor, r.currency, r.payable_on)`),
      ).toBe(0);
      expect(
        await count(`payout_batch batch where state in ('approved', 'exported') and approvals <>
          (select count(*) from payout_batch_approval where batch_id = batch.id)`),
      ).toBe(0);
      expect(
        await count(`(select 1 from payout_batch_row group by batch_id
          having count(*) > ${mostBatchRows}) large`),
      ).toBe(0);
    });

    it('the seed creates the audit log lines that the console would have created', async () => {
      const steps = 'referral_event where fact is null';
      expect(await count(`audit_entry where subject = 'payout'`)).toBe(await count(steps));
      expect(
        await count(`${steps} and not exists (
          select from audit_entry entry join referral r on r.application_id = entry.subject_id
          where r.id = referral_id and entry.subject = 'payout' and entry.at = referral_event.at
            and entry.actor_id = referral_event.actor_id and details ->> 'to' = to_state)`),
      ).toBe(0);
      const lines = await rows<{ steps: string }>(`
        select distinct batch.state || ': ' || (
          select string_agg(split_part(action, '.', 2), ' ' order by entry.at, entry.id)
          from audit_entry entry where subject = 'payout-batch' and subject_id = batch.id) as steps
        from payout_batch batch order by 1`);
      const approved = 'build approve approve';
      expect(lines.map((line) => line.steps)).toEqual([
        `approved: ${approved}`,
        `exported: ${approved} export`,
        `exported: ${approved} export confirm`,
        'open: build approve',
      ]);
    });

    it('the seed creates no approval by a person who takes part in the hiring', async () => {
      expect(
        await count(`referral_event join ${bulk} on r.id = referral_id
            join application on application.id = application_id join job on job.id = r.job_id
          where to_state = 'approved' and actor_id in (r.referrer_id, hiring_manager_id,
            recruiting_manager_id, application.recruiter_id)`),
      ).toBe(0);
      expect(
        await count(`payout_batch_approval approval
            join payout_batch_row line on line.batch_id = approval.batch_id
            join ${bulk} on r.id = line.referral_id
            join application on application.id = r.application_id join job on job.id = r.job_id
          where approver_id in (r.referrer_id, hiring_manager_id, recruiting_manager_id,
            application.recruiter_id)`),
      ).toBe(0);
      expect(
        await count(`payout_batch where state = 'open' and (
          select count(*) from payout_batch_approval where batch_id = payout_batch.id) <> 1`),
      ).toBe(0);
    });

    it('the seed creates hires without a joining date, and people whom two colleagues referred', async () => {
      expect(
        await count(`${bulk} join application on application.id = application_id
          where status_id = 19 and joining_date is null`),
      ).toBeGreaterThan(0);
      expect(
        await count(`(select applicant_id from ${bulk} join application on application.id = application_id
          group by 1 having count(distinct r.referrer_id) > 1) twice`),
      ).toBeGreaterThan(50);
    });
  },
  { data: 'referrals' },
);
