import fc from 'fast-check';
import {
  getExpectedMonth,
  createForecast,
  addMonths,
  type ConfirmedPayouts,
  type OpenPayouts,
  type StageHireSample,
} from './forecast.rule';

const dayOf = (from: Date, days: number): string => {
  const at = new Date(from);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};
const first = new Date('1999-01-01T00:00:00Z');
const day = fc.integer({ min: 0, max: 40_000 }).map((days) => dayOf(first, days));
const month = day.map((one) => one.slice(0, 7));
const promised = {
  payouts: fc.integer({ min: 1, max: 50 }),
  currency: fc.constantFrom('INR', 'JPY'),
  amount: fc.integer({ min: 0, max: 1_000_000 }),
};
const confirmed: fc.Arbitrary<ConfirmedPayouts> = fc.record({ month, ...promised });
const stageId = fc.integer({ min: 0, max: 3 });
const open: fc.Arbitrary<OpenPayouts> = fc.record({
  ...{ stageId, since: day, ...promised },
  releaseDays: fc.constantFrom(0, 45, 60, 90, 180),
});
const sample = fc
  .record({
    ended: fc.integer({ min: 0, max: 40 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    days: fc.option(fc.integer({ min: 0, max: 400 })),
  })
  .map(({ ended, share, days }): Omit<StageHireSample, 'stageId'> => ({
    ...{ ended, days, hired: Math.floor(ended * share) },
  }));
const samples = fc
  .array(sample, { minLength: 4, maxLength: 4 })
  .map((each) => each.map((one, at): StageHireSample => ({ ...one, stageId: at })));

const total = (months: { payouts: number }[]) =>
  months.reduce((sum, { payouts }) => sum + payouts, 0);

test('the forecast has twelve consecutive months from the current one, across the end of a year', () => {
  fc.assert(
    fc.property(day, (today) => {
      const months = createForecast(today, [], [], []).map((one) => one.month);
      const [year = 0, of = 0] = today.split('-').map(Number);
      expect(months).toEqual(
        Array.from({ length: 12 }, (_, at) =>
          new Date(Date.UTC(year, of - 1 + at, 1)).toISOString().slice(0, 7),
        ),
      );
    }),
  );
});

test('a confirmed payout counts in its month, an overdue one in the current month, and none after twelve months', () => {
  fc.assert(
    fc.property(day, fc.array(confirmed), (today, owed) => {
      const months = createForecast(today, owed, [], []);
      const last = addMonths(today.slice(0, 7), 11);
      const within = owed.filter((one) => one.month <= last);
      expect(total(months)).toBe(total(within));
      for (const currency of ['INR', 'JPY']) {
        const allAmounts = months.flatMap(({ amounts = [] }) => amounts);
        const sum = (parts: { currency: string; amount: number }[]) =>
          parts.reduce((all, one) => (one.currency === currency ? all + one.amount : all), 0);
        expect(sum(allAmounts)).toBe(sum(within));
      }
    }),
  );
});

test('the forecast has no more payouts than open referrals, and none for a stage with too small a sample', () => {
  fc.assert(
    fc.property(day, fc.array(open), samples, (today, referrals, left) => {
      const months = createForecast(today, [], referrals, left);
      const telling = left.filter(({ ended, days }) => ended >= 10 && days !== null);
      const known = referrals.filter((one) => telling.some((at) => at.stageId === one.stageId));
      expect(total(months)).toBeLessThanOrEqual(total(known) + 1e-9);
      const none = left.map((one) => ({ ...one, ended: Math.min(one.ended, 9) }));
      expect(total(createForecast(today, [], referrals, none))).toBe(0);
    }),
  );
});

test('the forecast expects an open referral’s payout one release period after the usual joining day', () => {
  fc.assert(
    fc.property(day, open, fc.integer({ min: 0, max: 400 }), (today, one, days) => {
      const usual = dayOf(new Date(one.since), days);
      const joining = usual > today ? usual : today;
      const expected = dayOf(new Date(joining), one.releaseDays).slice(0, 7);
      expect(getExpectedMonth(one, days, today)).toBe(expected);
    }),
  );
});

test('the forecast is right over leap days and month ends', () => {
  const open = { since: '2024-01-31', releaseDays: 0 };
  expect(getExpectedMonth(open, 29, '2024-01-01')).toBe('2024-02');
  expect(getExpectedMonth({ ...open, since: '2023-01-31' }, 29, '2023-01-01')).toBe('2023-03');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', 11)).toBe('2026-12');
});

test('the expected share of a stage is the share of people hired after leaving it', () => {
  const [only] = createForecast(
    '2026-11-22',
    [],
    [
      ...[{ stageId: 1, since: '2026-11-01', releaseDays: 0, payouts: 4 }].map((one) => ({
        ...one,
        ...{ currency: 'INR', amount: 1000 },
      })),
    ],
    [{ stageId: 1, ended: 20, hired: 5, days: 3 }],
  );
  expect(only).toEqual({
    ...{ month: '2026-11', payouts: 1, amounts: [{ currency: 'INR', amount: 250 }] },
  });
});
