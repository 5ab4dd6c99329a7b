import fc from 'fast-check';
import { toPublishableFigures, type CountedAnswers } from './publishable-figures.rule';

const cell = (
  choice: number,
  answers: number,
  departmentId = 1,
  quarter = '2026-01-01',
): CountedAnswers => ({ quarter, departmentId, choice, answers });

test('an answer that few people gave is combined with others, and never shown alone', () => {
  const [period] = toPublishableFigures([
    cell(1, 40),
    cell(2, 30),
    cell(3, 12),
    cell(4, 3),
    cell(0, 2),
  ]);
  expect(period?.lines).toEqual([[1], [2], [4, 0, 3]]);
  expect(period?.groups).toMatchObject([{ departmentId: null, answers: [40, 30, 17] }, {}]);
});

test('a quarter with too few people is shown only together with the next one', () => {
  const small = [cell(1, 9), cell(2, 9)];
  expect(toPublishableFigures(small)).toEqual([]);
  const next = [cell(1, 2, 1, '2026-04-01'), cell(2, 1, 1, '2026-04-01')];
  expect(toPublishableFigures([...next, ...small])).toMatchObject([
    { first: '2026-01-01', last: '2026-04-01', groups: [{ answers: [11, 10] }, {}] },
  ]);
});

test('when all people of a group gave the same answer, the figures do not reveal it', () => {
  expect(toPublishableFigures([cell(1, 500)])).toEqual([]);
});

test('a department is left out if subtracting it from the total would reveal a small rest', () => {
  const large = [cell(1, 40, 1), cell(2, 30, 1)];
  const [alone] = toPublishableFigures([...large, cell(1, 20, 2), cell(2, 3, 2)]);
  expect(alone?.groups).toEqual([{ departmentId: null, answers: [60, 33] }]);
  const [both] = toPublishableFigures([...large, cell(1, 20, 2), cell(2, 13, 2)]);
  expect(both?.groups.map(({ departmentId }) => departmentId)).toEqual([null, 1, 2]);
});

const counted = fc
  .uniqueArray(
    fc.record({
      quarter: fc.constantFrom('2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01'),
      departmentId: fc.integer({ min: 0, max: 5 }),
      choice: fc.integer({ min: 0, max: 4 }),
      answers: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 60 })),
    }),
    { selector: ({ quarter, departmentId, choice }) => `${quarter} ${departmentId} ${choice}` },
  )
  .map((cells) => [...cells]);

const subtract = (all: readonly number[], others: readonly (readonly number[])[]): number[] =>
  all.map((number, at) => others.reduce((rest, other) => rest - (other[at] ?? 0), number));

test('however figures are added and subtracted, no result describes only one to nine people', () => {
  fc.assert(
    fc.property(counted, (cells) => {
      const periods = toPublishableFigures(cells);
      for (const [at, { first, last, lines, groups }] of periods.entries()) {
        // Periods do not overlap, so that none can be subtracted from another.
        expect(first > (periods[at - 1]?.last ?? '')).toBe(true);
        expect(lines.length).toBeGreaterThan(1);
        expect(new Set(lines.flat()).size).toBe(lines.flat().length);
        const [all, ...departments] = groups.map(({ answers }) => answers);
        const rest = subtract(all ?? [], departments);
        const isWhole = rest.every((number) => number === 0);
        for (const line of [all ?? [], ...departments, ...(isWhole ? [] : [rest])])
          expect(Math.min(...line)).toBeGreaterThanOrEqual(10);
        const own = cells.filter(({ quarter }) => quarter >= first && quarter <= last);
        const total = own.reduce((sum, { answers }) => sum + answers, 0);
        expect((all ?? []).reduce((sum, number) => sum + number, 0)).toBe(total);
      }
    }),
    { numRuns: 2_000 },
  );
});
