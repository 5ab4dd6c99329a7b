import { companyClock } from './company-clock';

test.each([
  ['2026-03-24T18:29:59Z', 'Asia/Kolkata', '2026-03-24', '23:59'],
  ['2026-03-24T18:30:00Z', 'Asia/Kolkata', '2026-03-25', '00:00'],
  ['2026-03-24T18:30:00Z', 'America/New_York', '2026-03-24', '14:30'],
  ['2026-03-24T18:30:00Z', undefined, '2026-03-24', '18:30'],
])(
  'the date and the time of an instant are those in the company’s time zone: %s in %s',
  (instant, zone, day, time) => {
    const clock = companyClock(zone);
    expect(clock.dayOf(instant)).toBe(day);
    expect(clock.timeOf(instant)).toBe(time);
  },
);

test.each([
  ['2026-03-24T09:35:00Z', 'Asia/Kolkata', '3:05 PM'],
  ['2026-03-24T18:30:00Z', 'Asia/Kolkata', '12:00 AM'],
  ['2026-03-24T06:30:00Z', 'Asia/Kolkata', '12:00 PM'],
])('a chat shows the time of %s in %s as %s', (instant, zone, words) => {
  expect(companyClock(zone).spokenTimeOf(instant)).toBe(words);
});

test.each([
  ['2026-03-24T18:29:00Z', 'Asia/Kolkata', 2],
  ['2026-03-24T18:31:00Z', 'Asia/Kolkata', 1],
  ['2026-03-25T20:00:00Z', 'Asia/Kolkata', 0],
  ['2026-03-29T20:00:00Z', 'Asia/Kolkata', 0],
  ['2024-02-28T12:00:00Z', 'Asia/Kolkata', 757],
  ['2026-03-07T12:00:00Z', 'America/New_York', 18],
])('the number of days since %s in the time zone %s is %i', (instant, zone, days) => {
  expect(companyClock(zone).daysSince(instant, new Date('2026-03-25T23:30:00Z'))).toBe(days);
});

test.each([
  ['Asia/Kolkata', '2026-03-25'],
  ['America/New_York', '2026-03-24'],
])('today is the day in the company’s time zone %s', (zone, day) => {
  expect(companyClock(zone).today(new Date('2026-03-24T20:00:00Z'))).toBe(day);
});
