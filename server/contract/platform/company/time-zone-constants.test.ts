import { isSameTimeZone, presentName, timeZones } from './time-zone-constants';

it.each([
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['gb', 'Europe/London'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['UTC', 'UTC'],
  ['Asia/Nowhere', undefined],
  ['+05:30', undefined],
  ['', undefined],
])('the time zone %s is stored under its current name %s', (zone, present) => {
  expect(presentName(zone)).toBe(present);
});

it.each([
  ['Asia/Calcutta', 'Asia/Kolkata', true],
  ['Europe/Kyiv', 'Europe/Kiev', true],
  ['US/Pacific', 'America/Los_Angeles', true],
  ['Asia/Kolkata', 'Asia/Colombo', false],
  ['Nowhere', 'Nowhere', true],
  ['Nowhere', 'Elsewhere', false],
])('whether %s and %s are the same time zone: %s', (one, other, same) => {
  expect(isSameTimeZone(one, other)).toBe(same);
});

it('the list of time zones has every current name, and none twice', () => {
  for (const zone of ['Asia/Kathmandu', 'Europe/Kyiv', 'Asia/Ho_Chi_Minh', 'America/Nuuk', 'UTC'])
    expect(timeZones).toContain(zone);
  expect(timeZones).not.toContain('Europe/Kiev');
  expect(new Set(timeZones.map(presentName)).size).toBe(timeZones.length);
});
