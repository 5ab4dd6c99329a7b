import { dayWords, instantWords, momentWords, todayIn } from './day-words';

test('JOB-032 a day reads DD/MM/YYYY', () => {
  expect(dayWords('2030-03-25')).toBe('25/03/2030');
});

test.each([
  ['2026-03-24T18:29:59Z', 'Asia/Kolkata', '24/03/2026'],
  ['2026-03-24T18:30:00Z', 'Asia/Kolkata', '25/03/2026'],
  ['2026-03-24T18:30:00Z', 'America/New_York', '24/03/2026'],
])('JOB-032 an instant is dated by the company clock: %s in %s', (instant, zone, expected) => {
  expect(instantWords(instant, zone)).toBe(expected);
});

test.each([
  ['Asia/Kolkata', '2026-03-25'],
  ['America/New_York', '2026-03-24'],
])("today is the company's day in %s", (zone, expected) => {
  expect(todayIn(zone, new Date('2026-03-24T20:00:00Z'))).toBe(expected);
});

test('JOB-032 a receipt tells day and time by the company clock', () => {
  expect(momentWords('2026-03-24T18:30:00Z', 'Asia/Kolkata')).toBe('25/03/2026, 00:00');
  expect(momentWords('2026-03-24T18:30:00Z', 'America/New_York')).toBe('24/03/2026, 14:30');
});
