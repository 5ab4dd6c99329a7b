import { setPayableDays } from '../../../src/referrals/promises/payable-day';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { selectDueReferrals } from '../../../src/referrals/payouts/referral-facts';
import { getPayableDay } from '../../../src/referrals/payouts/payout.rule';
import { onDatabase } from '../../server';
import { storeDuePayouts } from '../payout-batches/payout-batch-parts';
import { today } from './referral-parts';

const dayMs = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const dayBefore = (day: string): string => dayOf(Date.parse(day) - dayMs);

const joinings = fc.oneof(
  fc.constantFrom('2024-02-29', '2023-12-31', '2000-02-29', '2100-02-28', '2026-03-01'),
  fc
    .integer({ min: Date.UTC(1999, 11, 1) / dayMs, max: Date.UTC(2104, 2, 31) / dayMs })
    .map((days) => dayOf(days * dayMs)),
);
const cases = fc.array(
  fc.record({ joined: joinings, corrected: joinings, days: fc.constantFrom(45, 60, 90, 180) }),
  { minLength: 8, maxLength: 8 },
);

/** Zones with different dates at any moment; two have daylight saving time. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Europe/London'];

onDatabase(
  (server) => {
    it('a payout is due from the payable day on, which moves with a corrected joining date', async () => {
      const { db } = server();
      const ids = await storeDuePayouts(server(), 8);
      const payableDays = async (): Promise<(string | undefined)[]> => {
        const rows = await db.many<{ day: string }>(sql`
          select payable_on::text as day from referral
          where application_id = any (${ids}::integer[]) order by application_id`);
        return rows.map(({ day }) => day);
      };
      const isDue = async (id: number | undefined, day: string): Promise<boolean> =>
        (await db.one(sql`
          select from referral
          where application_id = ${id} and referral.id in (${selectDueReferrals(day)})`)) !==
        undefined;
      const joinOn = async (days: readonly string[]) => {
        await db.run(sql`
          with joining as (
            select * from unnest(${ids}::integer[], ${[...days]}::date[]) as joining (id, day)),
          -- Days that no joining date has are confirmed, so that only the payable day decides.
          confirmed as (
            update referral set confirmed_joining_date = joining.day
            from joining where application_id = joining.id)
          update application set joining_date = joining.day from joining where application.id = joining.id`);
        await setPayableDays(db, ids);
      };
      await fc.assert(
        fc.asyncProperty(cases, async (drawn) => {
          // A referral's settings are fixed once it has a joining date.
          await db.run(sql`
            update application set joining_date = null where id = any (${ids}::integer[])`);
          await setPayableDays(db, ids);
          await db.run(sql`
            update referral set release_days = release_period.days
            from unnest(${ids}::integer[], ${drawn.map(({ days }) => days)}::integer[])
              as release_period (id, days)
            where application_id = release_period.id`);
          for (const name of ['joined', 'corrected'] as const) {
            await joinOn(drawn.map((one) => one[name]));
            const expected = drawn.map((one) => getPayableDay(one[name], one.days));
            expect(await payableDays()).toEqual(expected);
          }
          const [first] = drawn;
          if (!first) return;
          const from = getPayableDay(first.corrected, first.days);
          expect([await isDue(ids[0], dayBefore(from)), await isDue(ids[0], from)]).toEqual([
            false,
            true,
          ]);
        }),
        { seed: 45_60_90, numRuns: 25 },
      );
    });

    it.each(zones)(
      'a payout becomes due on the company’s date in the time zone %s',
      async (zone) => {
        const { db } = server();
        const [reached = 0, tomorrow = 0] = await storeDuePayouts(server(), 2);
        await db.run(sql`update company set time_zone = ${zone}`);
        const here = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
        const began = here.format();
        const row = await db.one<{ day: string }>(sql`select ${today}::text as day`);
        // Midnight may pass in between.
        expect([began, here.format()]).toContain(row?.day);
        const day = row?.day ?? '';
        await db.run(sql`
        update application set joining_date = ${day}::date - 90 + (id = ${tomorrow})::integer
        where id in (${reached}, ${tomorrow})`);
        await setPayableDays(db, [reached, tomorrow]);
        const due = await db.many<{ id: number }>(sql`
        select application_id as id from referral
        where application_id in (${reached}, ${tomorrow}) and referral.id in (${selectDueReferrals(day)})`);
        expect(due).toEqual([{ id: reached }]);
      },
    );
  },
  { data: 'company' },
);
