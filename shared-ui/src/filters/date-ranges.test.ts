import { quickRanges, rangeName } from './date-ranges';

const today = '2026-03-01';

test.each([
  ['Today', '2026-03-01', '2026-03-01'],
  ['Yesterday', '2026-02-28', '2026-02-28'],
  ['Last 7 days', '2026-02-23', '2026-03-01'],
  ['Last 30 days', '2026-01-31', '2026-03-01'],
])('the preset %s spans as many days as it says', (label, from, to) => {
  expect(quickRanges.find((range) => range.label === label)?.of(today)).toEqual({ from, to });
});

test.each([
  [{}, 'Any'],
  [{ from: '2026-03-01', to: '2026-03-01' }, 'Today'],
  [{ from: '2026-01-05', to: '2026-01-09' }, '05/01/2026 to 09/01/2026'],
  [{ from: '2026-01-05' }, '05/01/2026 to …'],
])('the chip of a date filter shows %p as %s', (range, name) => {
  expect(rangeName(range, today, 'day-first')).toBe(name);
});
