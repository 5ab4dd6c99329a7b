import { getWeek } from './week.rule';

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2026-12-07', '2026-12-07'],
  ['2028-02-29', '2028-02-28'],
])('%s is shown in the week of Monday %s, with all its seven days', (day, monday) => {
  const week = getWeek(day);
  expect([week[0], week.length, week.includes(day)]).toEqual([monday, 7, true]);
});
