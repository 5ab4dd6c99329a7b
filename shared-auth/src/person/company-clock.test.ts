import { companyClock } from './company-clock';

test.each([
  ['2026-03-24T18:29:59Z', 'Asia/Kolkata', '2026-03-24', '23:59'],
  ['2026-03-24T18:30:00Z', 'Asia/Kolkata', '2026-03-25', '00:00'],
  ['2026-03-24T18:30:00Z', 'America/New_York', '2026-03-24', '14:30'],
  ['2026-03-24T18:30:00Z', undefined, '2026-03-24', '18:30'],
])('an instant is dated by the company clock: %s in %s', (instant, zone, day, time) => {
  const clock = companyClock(zone);
  expect(clock.dayOf(instant)).toBe(day);
  expect(clock.timeOf(instant)).toBe(time);
});

test.each([
  ['Asia/Kolkata', '2026-03-25'],
  ['America/New_York', '2026-03-24'],
])("today is the company's day in %s", (zone, day) => {
  expect(companyClock(zone).today(new Date('2026-03-24T20:00:00Z'))).toBe(day);
});
