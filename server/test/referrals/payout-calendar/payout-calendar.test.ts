import { setJoiningDate } from '../../join';
import sql from 'sql-template-tag';
import { Type } from 'typebox';
import Value from 'typebox/value';
import { One, type Many } from '../../../contract/answer';
import {
  BatchFigure,
  type PayoutBatchRow,
} from '../../../contract/referrals/payout-batches/payout-batch';
import { waitingBatches } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import {
  PayoutFigure,
  PayoutForecast,
  type CalendarLine,
} from '../../../contract/referrals/payout-calendar/payout-calendar';
import {
  payoutFigures,
  type PayoutFigureName,
} from '../../../contract/referrals/payout-calendar/payout-calendar-constants';
import type { Role } from '../../../contract/permission';
import { announce } from '../../../src/platform/realtime/changes';
import { getPayableDay } from '../../../src/referrals/payouts/payout.rule';
import { onDatabase, type Caller } from '../../server';
import { createDuePayouts, referralCalls, today } from '../payouts/referral-parts';

const path = '/api/v1/payout-calendar';
const readers: Role[] = [
  ...(['administrator', 'recruiting-manager', 'recruiter'] as const),
  ...(['hiring-manager', 'payout-officer', 'auditor'] as const),
];

const daysOf = (month: string) => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10);
  return { payableFrom: `${month}-01`, payableTo: last };
};

onDatabase(
  (server) => {
    let officer: Caller;
    let due: number[];
    beforeAll(async () => {
      officer = await server().signInAs('payout-officer');
      due = await createDuePayouts(server(), 8);
      const { db } = server();
      const [later, unknown, hireLeft, referrerLeft, held, conflicting] = due;
      await setJoiningDate(db, sql`${today} - 20`, later ?? 0);
      await setJoiningDate(db, sql`null`, unknown ?? 0);
      await db.run(
        sql`update referral set hire_left_on = ${today} - 50 where application_id = ${hireLeft}`,
      );
      await db.run(sql`
        with left_referrer as (
          insert into app_user (user_name, first_name, last_name, email, leaving_date)
          values ('gone', 'Gone', 'Away', 'gone@example.com', ${today} - 40) returning id)
        update referral set referrer_id = (select id from left_referrer)
        where application_id = ${referrerLeft}`);
      await db.run(sql`update referral set state = 'on-hold' where application_id = ${held}`);
      await db.run(sql`
        update application set recruiter_id = referrer_id where id = ${conflicting}`);
    });
    const { list, record } = referralCalls(() => officer);

    const read = async (
      by: Caller,
      query: Record<string, string> = {},
    ): Promise<CalendarLine[]> => {
      const answer = await by.send('GET', path, { query });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data;
    };
    const filterOf = ({ month, missing, departmentId }: CalendarLine): Record<string, string> => ({
      ...{ type: '4', departmentId: String(departmentId) },
      ...(month ? { confirmation: 'confirmed', ...daysOf(month) } : {}),
      ...(missing && { confirmation: missing }),
    });

    it.each(readers.map((role) => [role] as const))(
      'as %s each figure of the payout calendar is the total of the list that it opens',
      async (role) => {
        const caller = await server().signInAs(role);
        const lines = await read(caller);
        for (const line of lines) {
          const { meta } = await list(filterOf(line), caller);
          expect([line.month, line.missing, meta.total]).toEqual([
            ...[line.month, line.missing, line.payouts],
          ]);
          expect(line.amounts === undefined).toBe(role === 'hiring-manager');
        }
        if (role !== 'recruiter' && role !== 'hiring-manager')
          expect(lines.length).toBeGreaterThan(4);
      },
    );

    it('each figure of the payout calendar has the amounts of its payouts, added up by currency', async () => {
      for (const line of await read(officer)) {
        const { data } = await list({ ...filterOf(line), limit: '500' });
        const sums = new Map<string, number>();
        for (const { amount, currency = '' } of data)
          sums.set(currency, (sums.get(currency) ?? 0) + Math.round((amount ?? 0) * 100));
        expect(
          line.amounts?.map(({ currency, amount }) => [currency, Math.round(amount * 100)]),
        ).toEqual([...sums].sort(([one], [other]) => one.localeCompare(other)));
      }
    });

    it('the calendar counts each missing confirmation, but no payouts on hold or never to be paid', async () => {
      const idsOf = async (query: Record<string, string>) =>
        (await list({ type: '4', limit: '500', ...query })).data.map((row) => row.applicantId);
      const [later, unknown, hireLeft, referrerLeft, held, conflicting, ...plain] = due;
      expect(await idsOf({ confirmation: 'joining-date' })).toContain(unknown);
      expect(await idsOf({ confirmation: 'hire-left' })).toContain(hireLeft);
      expect(await idsOf({ confirmation: 'referrer-left' })).toContain(referrerLeft);
      const missing = await idsOf({ confirmation: 'missing' });
      expect(missing).toEqual(expect.arrayContaining([unknown, hireLeft, referrerLeft]));
      const confirmed = await idsOf({ confirmation: 'confirmed' });
      expect(confirmed).toEqual(expect.arrayContaining([later, ...plain]));
      for (const id of [held, conflicting]) expect([...missing, ...confirmed]).not.toContain(id);
    });

    it('a corrected joining date moves a payout to its new month in the calendar', async () => {
      const [id = 0] = due.slice(-1);
      const { departmentId } = (await server().db.one<{ departmentId: number }>(sql`
        select department_id as "departmentId" from job
        where id = (select job_id from application where id = ${id})`)) ?? { departmentId: 0 };
      const countIn = async (month: string) =>
        (await read(officer)).find(
          (line) => line.month === month && line.departmentId === departmentId,
        )?.payouts ?? 0;
      const { eligibilityDate, joiningDate: joined } = await record(id);
      const before = eligibilityDate?.slice(0, 7) ?? '';
      const joiningDate = getPayableDay(joined ?? '', 150);
      const payable = getPayableDay(joiningDate, 90);
      const payload = { joiningDate };
      const counted = await countIn(before);
      const later = await countIn(payable.slice(0, 7));
      expect((await officer.send('PUT', `/api/v1/employment/${id}`, { payload })).statusCode).toBe(
        200,
      );
      expect([await countIn(before), await countIn(payable.slice(0, 7))]).toEqual([
        counted - 1,
        later + 1,
      ]);
      expect((await record(id)).eligibilityDate).toBe(payable);
    });

    it('the payout calendar can be filtered by department, and the forecast covers 12 months', async () => {
      const all = await read(officer);
      const departmentId = all[0]?.departmentId ?? 0;
      const one = await read(officer, { departmentId: String(departmentId) });
      expect(one).toEqual(all.filter((line) => line.departmentId === departmentId));
      const answer = await officer.send('GET', '/api/v1/payout-forecast');
      expect([...Value.Errors(One(PayoutForecast), answer.json())]).toEqual([]);
      const { months, stages }: PayoutForecast = answer.json().data;
      expect(months).toHaveLength(12);
      expect(stages.length).toBeGreaterThan(0);
      for (const { open, ended, hired } of stages)
        expect([open > 0, hired <= ended]).toEqual([true, true]);
      const confirmed = all.filter(({ month }) => month && month <= (months.at(-1)?.month ?? ''));
      const owed = confirmed.reduce((sum, { payouts }) => sum + payouts, 0);
      const expected = months.reduce((sum, { payouts }) => sum + payouts, 0);
      expect(expected).toBeGreaterThanOrEqual(owed - 1e-6);
    });

    it.each(readers.map((role) => [role] as const))(
      'as %s the figures of the payout desk are the totals of their lists',
      async (role) => {
        const caller = await server().signInAs(role);
        const answer = await caller.send('GET', '/api/v1/dashboard/payouts');
        expect([...Value.Errors(One(Type.Array(PayoutFigure)), answer.json())]).toEqual([]);
        const figures: PayoutFigure[] = answer.json().data;
        expect(figures.map(({ figure }) => figure)).toEqual([...payoutFigures]);
        for (const { figure, payouts, from, amounts } of figures) {
          const filters: Record<PayoutFigureName, Record<string, string>> = {
            due: { referralStatusId: '2' },
            month: { confirmation: 'confirmed', ...daysOf((from ?? '2026-01').slice(0, 7)) },
            unconfirmed: { confirmation: 'missing' },
            held: { referralStatusId: '6' },
            paid: { referralStatusId: '5', paidFrom: from ?? '' },
          };
          const { meta } = await list({ type: '4', ...filters[figure] }, caller);
          expect([figure, payouts]).toEqual([figure, meta.total]);
          expect(amounts === undefined).toBe(role === 'hiring-manager');
        }
      },
    );

    it.each([['administrator'], ['recruiting-manager'], ['payout-officer'], ['auditor']] as const)(
      'as %s the figures of payout batches equal the totals of their lists',
      async (role) => {
        const caller = await server().signInAs(role);
        const answer = await caller.send('GET', '/api/v1/dashboard/payout-batches');
        expect([...Value.Errors(One(Type.Array(BatchFigure)), answer.json())]).toEqual([]);
        const figures: BatchFigure[] = answer.json().data;
        expect(figures.map(({ state }) => state)).toEqual([...waitingBatches]);
        for (const { state, batches, payouts, longest, amounts } of figures) {
          const listed = await caller.send('GET', `/api/v1/payout-batch?state=${state}&limit=100`);
          const { data, meta } = listed.json() as Many<PayoutBatchRow>;
          expect([state, batches]).toEqual([state, meta.total]);
          expect(batches).toBeGreaterThan(0);
          expect(payouts).toBe(data.reduce((sum, { rows }) => sum + rows, 0));
          const worth = data.reduce((sum, { amount }) => sum + amount, 0);
          expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(worth, 2);
          expect(longest).not.toBeNull();
        }
      },
    );

    it('the figure "paid this year" starts on 1 January, and "on hold" has the longest time on hold', async () => {
      await server().db.run(sql`
        delete from referral_event where to_state in ('paid', 'on-hold')`);
      const [now = 0, before = 0] = await createDuePayouts(server(), 2);
      await server().db.run(sql`
        with paid as (
          update referral set state = 'paid' where application_id in (${now}, ${before})
          returning id, application_id)
        insert into referral_event (referral_id, from_state, to_state, at)
        select id, 'exported', 'paid', case application_id when ${now} then now()
          else (date_trunc('year', now() at time zone company_zone()) at time zone company_zone())
            - interval '1 second' end
        from paid`);
      await server().db.run(sql`
        insert into referral_event (referral_id, from_state, to_state, at)
        select id, 'due', 'on-hold', now() - interval '43 days' from referral
        where state = 'on-hold'`);
      // Simulates a change by the server itself, which clears the cached counts.
      await server().db.transaction(async (tx) =>
        announce(tx, { owner: 'referral', ids: [now], jobIds: [] }),
      );
      const answer = await officer.send('GET', '/api/v1/dashboard/payouts');
      const figures: PayoutFigure[] = answer.json().data;
      expect(figures.find(({ figure }) => figure === 'paid')).toMatchObject({
        payouts: 1,
        amounts: [{ currency: 'INR', amount: 15000.5 }],
      });
      expect(figures.find(({ figure }) => figure === 'held')?.longest).toBe(43);
    });

    it('a hiring manager sees no amounts in the forecast, and a referrer cannot open the forecast', async () => {
      const manager = await server().signInAs('hiring-manager');
      const answer = await manager.send('GET', '/api/v1/payout-forecast');
      for (const month of answer.json().data.months) expect(month).not.toHaveProperty('amounts');
      const referrer = await server().signInAs('referrer');
      for (const call of [path, '/api/v1/payout-forecast', '/api/v1/dashboard/payouts'])
        expect((await referrer.send('GET', call)).statusCode).toBe(403);
    });
  },
  { data: 'company' },
);
