import sql from 'sql-template-tag';
import { roles } from '../../contract/permission';
import { payoutActions, payoutStateNames } from '../../contract/referrals/payouts/payout-constants';
import { selectDueReferrals } from '../../src/referrals/payouts/referral-facts';
import { seedCompany } from '../../demo/seed-company';
import { onDatabase } from '../server';

const today = '2026-11-21';
const seeded = new Set<string>();

onDatabase(
  (server) => {
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    const count = async (text: string) =>
      (await rows<{ n: number }>(`select count(*) as n from ${text}`))[0]?.n;

    it('the demo has a person to sign in as for every role', async () => {
      const held = await rows<{ role: string }>(`
        select role from user_role join app_user on app_user.id = user_id
        where is_demo and password_hash is not null order by role`);
      expect(held.map(({ role }) => role)).toEqual([...roles].sort());
    });

    it('the demo has jobs of every kind and a year of applications', async () => {
      expect(await count('job')).toBe(60);
      expect(await count('job where is_expired')).toBeGreaterThan(8);
      expect(await count('job where is_published')).toBeGreaterThan(15);
      expect(await count('job where pipeline_id is null')).toBeGreaterThan(0);
      const applications = (await count('application')) ?? 0;
      expect(applications).toBeGreaterThan(1_400);
      expect(applications).toBeLessThan(1_600);
      for (const category of ['start', 'active', 'on-hold', 'hired', 'rejected', 'withdrawn'])
        expect(
          await count(
            `application join status on status.id = status_id where category = '${category}'`,
          ),
        ).toBeGreaterThan(0);
    });

    it('each application in the demo has a possible history: nothing in the future, and only stages of its pipeline', async () => {
      expect(await count(`application_history where created_at > '${today}T07:00:00Z'`)).toBe(0);
      expect(
        await count(`application a where (stage_id, status_id) is distinct from (
          select (h.stage_id, h.status_id) from application_history h
          where h.application_id = a.id order by created_at desc, id desc limit 1)`),
      ).toBe(0);
      expect(
        await count(
          `application a join job on job.id = a.job_id where a.created_at < job.created_at`,
        ),
      ).toBe(0);
      expect(
        await count(`application_history h where h.stage_id is not null and not exists (
          select 1 from stage_status s where s.stage_id = h.stage_id and s.status_id = h.status_id)`),
      ).toBe(0);
    });

    it('the demo has suspected duplicates that are plausibly the same person', async () => {
      const pairs = await rows<{ first: string; second: string; reasons: string[] }>(`
        select one.last_name as first, other.last_name as second, reasons
        from duplicate_pair join applicant one on one.id = first_id
          join applicant other on other.id = second_id`);
      expect(pairs.length).toBeGreaterThan(10);
      expect(pairs.filter(({ first, second }) => first !== second)).toEqual([]);
      expect(new Set(pairs.map(({ reasons }) => reasons.join()))).toEqual(
        new Set(['email', 'phone', 'email,phone']),
      );
    });

    it('the demo has referrals in every payout state, with a reason where one is needed', async () => {
      const states = await rows<{ state: string }>('select distinct state from referral');
      const due = await server().db.many(selectDueReferrals(today));
      expect(due.length).toBeGreaterThan(0);
      expect([...states.map(({ state }) => state), 'due'].sort()).toEqual(
        [...payoutStateNames].sort(),
      );
      expect(
        await count(`referral where state in ('on-hold', 'not-eligible', 'reversed')
          and (reason = '' or remark = '')`),
      ).toBe(0);
      const reasons = await rows<{ reason: string }>(
        `select distinct reason from referral where state = 'not-eligible'`,
      );
      expect(reasons.map(({ reason }) => reason)).toEqual(
        expect.arrayContaining(['conflict', 'duplicate', 'hire-left']),
      );
    });

    it('the demo has only payout steps that people can take, in order and in the past', async () => {
      const byHand = Object.values(payoutActions).flatMap(({ from, to }) =>
        from.map((before) => `${before} ${to}`),
      );
      const allowed = [...byHand, 'approved exported', 'exported paid', 'paid reversed'];
      const steps = await rows<{ step: string }>(`
        select distinct from_state || ' ' || to_state as step from referral_event
        where fact is null`);
      expect(steps.length).toBeGreaterThan(4);
      expect(steps.filter(({ step }) => !allowed.includes(step))).toEqual([]);
      expect(await count(`referral_event where at > '${today}T07:00:00Z'`)).toBe(0);
      expect(
        await count(`referral_event join referral on referral.id = referral_id
          where at < referred_at or actor_id = referrer_id`),
      ).toBe(0);
      expect(
        await count(`(select at < lag(at) over by_id as back,
            from_state <> coalesce(lag(to_state) over by_id, from_state) as jump
          from referral_event where fact is null
          window by_id as (partition by referral_id order by id)) step where back or jump`),
      ).toBe(0);
      expect(
        await count(`referral where state <> 'waiting' and state is distinct from (
          select to_state from referral_event where referral_id = referral.id
          order by id desc limit 1)`),
      ).toBe(0);
      expect(
        await count(`referral where state in ('approved', 'exported', 'paid', 'reversed')
          and (amount_minor is null or payable_on is null or payable_on > '${today}')`),
      ).toBe(0);
    });

    it('the demo has paid batches that two people without a conflict of interest approved', async () => {
      const pairs = await rows<{ pair: string }>(`
        select distinct batch.state || ' ' || referral.state as pair
        from payout_batch batch join payout_batch_row line on line.batch_id = batch.id
          join referral on referral.id = line.referral_id order by 1`);
      expect(pairs.map(({ pair }) => pair)).toEqual([
        'approved approved',
        'exported exported',
        'exported paid',
        'exported reversed',
        'open waiting',
      ]);
      expect(
        await count(`referral where state in ('exported', 'paid', 'reversed')
          and not exists (select from payout_batch_row where referral_id = referral.id)`),
      ).toBe(0);
      expect(
        await count(`payout_batch batch where approvals <> 2 or
          (select count(*) from payout_batch_approval where batch_id = batch.id)
            <> case when state = 'open' then 1 else 2 end`),
      ).toBe(0);
      expect(
        await count(`payout_batch_approval approval
            join payout_batch_row line on line.batch_id = approval.batch_id
            join referral on referral.id = line.referral_id
            join application on application.id = referral.application_id
            join job on job.id = referral.job_id
          where approver_id in (referral.referrer_id, hiring_manager_id, recruiting_manager_id,
            recruiter_id)`),
      ).toBe(0);
      expect(
        await count(`payout_batch batch
          join payout_batch_approval approval on approval.batch_id = batch.id
          join payout_batch_row line on line.batch_id = batch.id
          left join referral_event event on event.referral_id = line.referral_id
            and to_state in ('exported', 'paid')
          where created_at <= line.payable_on or approval.at <= created_at
            or exported_at <= approval.at
            or (to_state = 'exported' and event.at <> exported_at)
            or (to_state = 'paid' and event.at <= exported_at)`),
      ).toBe(0);
      expect(await count(`payout_batch where exported_at is not null`)).toBeGreaterThan(2);
    });

    it('the demo has hires without a joining date, hires who left early, and a referrer who left', async () => {
      expect(
        await count(`referral join application on application.id = application_id
          join status on status.id = status_id
          where category = 'hired' and joining_date is null`),
      ).toBeGreaterThan(0);
      expect(await count('referral where hire_left_on < payable_on')).toBeGreaterThan(0);
      expect(
        await count(`referral join app_user on app_user.id = referrer_id
          where has_left and not is_active and leaving_date < payable_on`),
      ).toBeGreaterThan(0);
    });

    it('the demo has the same payouts on each database', async () => {
      const [made] = await rows<{ digest: string }>(`
        select md5(string_agg(concat_ws('|', referral.id, referrer_id, state, referral.reason,
          payable_on, hire_left_on, amount_minor, version, events.steps), ',' order by referral.id)) as digest
        from referral left join lateral (
          select string_agg(to_state || extract(epoch from at), ' ' order by id) as steps
          from referral_event where referral_id = referral.id) events on true`);
      seeded.add(made?.digest ?? '');
      expect([...seeded]).toEqual([made?.digest]);
    });

    it('the administrator of the demo can open chats with messages', async () => {
      const administrator = await server().signInAs('administrator', 1);
      const { data } = (await administrator.send('GET', '/api/v1/channels')).json();
      expect(data.length).toBeGreaterThan(3);
      expect(await count('chat_message where sender_id is not null')).toBeGreaterThan(10);
      expect(await count(`chat_message where updated_at > '${today}T07:00:00Z'`)).toBe(0);
      expect(
        await count(`chat_channel channel where last_sequence is distinct from coalesce((
          select max(sequence) from chat_message where channel_id = channel.id), 0)`),
      ).toBe(0);
    });

    it('the demo has a paid referral with details of the hire, closed jobs and a failed publication', async () => {
      const cases = `referral join application on application.id = application_id
        join applicant_details details on details.applicant_id = application.applicant_id
        where father_name is not null and birth_date is not null and address is not null`;
      expect(await count(`${cases} and referral.state = 'paid'`)).toBeGreaterThan(0);
      expect(await count('job where job_status_id = 3')).toBeGreaterThan(1);
      expect(await count(`publication where state = 'failed' and message <> ''`)).toBe(1);
    });

    it('each stage of the demo begins with To-be-start and ends with Rejected', async () => {
      const stages = await rows<{ first: number; last: number }>(`
        select (array_agg(status_id order by sequence))[1] as first,
          (array_agg(status_id order by sequence desc))[1] as last
        from stage_status group by stage_id`);
      expect(stages.length).toBeGreaterThan(0);
      expect(stages.every(({ first, last }) => first === 1 && last === 2)).toBe(true);
    });

    it('records added after the demo get free ids', async () => {
      const [status] = await rows<{ id: number }>(
        `insert into status (name) values ('Added later') returning id`,
      );
      expect(status?.id).toBeGreaterThan(100);
      await rows(`insert into city (name, country_id) values ('Mysuru', 356)`);
    });
  },
  { fill: (db) => seedCompany(db, { today }) },
);
