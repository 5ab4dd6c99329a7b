import { toCalendar, toMultistatus } from './calendar-server';
import {
  readBusyTimes,
  type BusyTime,
} from '../../../../src/interviews/scheduling/busy/read-busy-times';

const second = (instant: string) => Date.parse(instant) / 1000;
const question = {
  ...{ kind: 'ics' as const, email: 'ana@kestrel.example' },
  ...{ from: second('2027-01-11T00:00:00Z'), to: second('2027-01-25T00:00:00Z') },
};
const read = (text: string, kind: 'ics' | 'caldav' = 'ics'): BusyTime[] =>
  readBusyTimes({ content: Buffer.from(text) }, { ...question, kind });
const show = (times: readonly BusyTime[]): string[] =>
  times
    .map(({ start, end, zone }) => `${start.slice(0, 16)} to ${end.slice(0, 16)} ${zone}`.trim())
    .toSorted();

const customZone = `BEGIN:VTIMEZONE
TZID:Customized Time Zone
BEGIN:STANDARD
DTSTART:16011028T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010325T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE`.replaceAll('\n', '\r\n');

it.each<[string, string, string[]]>([
  [
    'an event of a known zone without its description',
    `UID:1\nDTSTART;TZID=Asia/Kolkata:20270112T100000\nDTEND;TZID=Asia/Kolkata:20270112T110000`,
    ['2027-01-12T10:00 to 2027-01-12T11:00 Asia/Kolkata'],
  ],
  [
    'an event in UTC with a duration',
    `UID:1\nDTSTART:20270112T100000Z\nDURATION:PT90M`,
    ['2027-01-12T10:00 to 2027-01-12T11:30 UTC'],
  ],
  [
    'an event without a zone, in that of the person',
    `UID:1\nDTSTART:20270112T100000\nDTEND:20270112T110000`,
    ['2027-01-12T10:00 to 2027-01-12T11:00'],
  ],
  [
    'two whole days, by the clock of the person',
    `UID:1\nDTSTART;VALUE=DATE:20270112\nDTEND;VALUE=DATE:20270114`,
    ['2027-01-12T00:00 to 2027-01-14T00:00'],
  ],
  [
    'an event over midnight',
    `UID:1\nDTSTART:20270112T233000Z\nDTEND:20270113T013000Z`,
    ['2027-01-12T23:30 to 2027-01-13T01:30 UTC'],
  ],
  [
    'names with signs, emoji and folded lines',
    `UID:1\nSUMMARY:Tea\\, "cake"\\; and 🥐 wi\r\n th Ana\nDTSTART:20270112T100000Z\nDTEND:20270112T110000Z`,
    ['2027-01-12T10:00 to 2027-01-12T11:00 UTC'],
  ],
  [
    'a time that is shown as free',
    `UID:1\nTRANSP:TRANSPARENT\nDTSTART:20270112T100000Z\nDTEND:20270112T110000Z`,
    [],
  ],
  [
    'what Outlook calls free',
    `UID:1\nX-MICROSOFT-CDO-BUSYSTATUS:FREE\nDTSTART:20270112T100000Z\nDTEND:20270112T110000Z`,
    [],
  ],
  [
    'what was cancelled',
    `UID:1\nSTATUS:CANCELLED\nDTSTART:20270112T100000Z\nDTEND:20270112T110000Z`,
    [],
  ],
  [
    'what the person declined',
    `UID:1\nATTENDEE;PARTSTAT=DECLINED:mailto:Ana@Kestrel.example\nDTSTART:20270112T100000Z\nDTEND:20270112T110000Z`,
    [],
  ],
  [
    'what somebody else declined',
    `UID:1\nATTENDEE;PARTSTAT=DECLINED:mailto:ben@kestrel.example\nDTSTART:20270112T100000Z\nDTEND:20270112T110000Z`,
    ['2027-01-12T10:00 to 2027-01-12T11:00 UTC'],
  ],
  ['what is long over', `UID:1\nDTSTART:20200112T100000Z\nDTEND:20200112T110000Z`, []],
])('busy times are read from a calendar as people expect: %s', (_, event, times) => {
  expect(show(read(toCalendar(event)))).toEqual(times);
});

it('a repeated calendar event keeps its hour, and its removed or moved dates are not busy', () => {
  const series = `UID:standup
    DTSTART;TZID=America/New_York:20250106T090000
    DTEND;TZID=America/New_York:20250106T093000
    RRULE:FREQ=WEEKLY;BYDAY=MO,WE
    EXDATE;TZID=America/New_York:20270113T090000`;
  const moved = `UID:standup
    RECURRENCE-ID;TZID=America/New_York:20270118T090000
    DTSTART;TZID=America/New_York:20270119T150000
    DTEND;TZID=America/New_York:20270119T153000`;
  const cancelled = `UID:standup
    STATUS:CANCELLED
    RECURRENCE-ID;TZID=America/New_York:20270120T090000
    DTSTART;TZID=America/New_York:20270120T090000
    DTEND;TZID=America/New_York:20270120T093000`;
  const within = read(toCalendar(series, moved, cancelled)).filter(
    ({ start }) => start >= '2027-01-11' && start < '2027-01-25',
  );
  expect(show([...new Map(within.map((time) => [time.start, time])).values()])).toEqual([
    '2027-01-11T09:00 to 2027-01-11T09:30 America/New_York',
    '2027-01-19T15:00 to 2027-01-19T15:30 America/New_York',
  ]);
});

it.each<[string, string, number[]]>([
  ['every other week', 'FREQ=WEEKLY;INTERVAL=2', [18]],
  ['every third day', 'FREQ=DAILY;INTERVAL=3', [11, 14, 17]],
  [
    'on workdays, for as long as it lasts',
    'FREQ=DAILY;BYDAY=MO,TU,WE;UNTIL=20270112T235959Z',
    [11, 12],
  ],
  ['on two days of the week', 'FREQ=WEEKLY;BYDAY=TU,FR', [12, 15]],
  ['as often as was said', 'FREQ=WEEKLY;COUNT=106', [11]],
  ['not once it has ended', 'FREQ=DAILY;UNTIL=20260601T000000Z', []],
])('a calendar series that began long ago is still read: %s', (_, rule, days) => {
  const times = read(toCalendar(`UID:1\nDTSTART:20250106T100000Z\nDURATION:PT1H\nRRULE:${rule}`));
  const within = times
    .map(({ start }) => start.slice(0, 16))
    .filter((start) => start >= '2027-01-11' && start < '2027-01-19');
  expect(within.toSorted()).toEqual(days.map((day) => `2027-01-${day}T10:00`));
});

it('a time zone that only the calendar file defines changes with its own summer time', () => {
  const times = readBusyTimes(
    {
      content: Buffer.from(
        toCalendar(
          `UID:1
          DTSTART;TZID=Customized Time Zone:20270322T100000
          DTEND;TZID=Customized Time Zone:20270322T110000
          RRULE:FREQ=WEEKLY;COUNT=2`,
        ).replace('BEGIN:VEVENT', `${customZone}\r\nBEGIN:VEVENT`),
      ),
    },
    { ...question, from: second('2027-03-20T00:00:00Z'), to: second('2027-04-03T00:00:00Z') },
  );
  expect(show(times)).toEqual([
    '2027-03-22T09:00 to 2027-03-22T10:00 UTC',
    '2027-03-29T08:00 to 2027-03-29T09:00 UTC',
  ]);
});

it('single events into which a calendar server has split a series are all busy', () => {
  const times = ['20270112', '20270119'].map((day) =>
    toCalendar(
      `UID:standup\nRECURRENCE-ID:${day}T100000Z\nDTSTART:${day}T100000Z\nDTEND:${day}T103000Z`,
    ),
  );
  expect(show(read(toMultistatus(...times), 'caldav'))).toEqual([
    '2027-01-12T10:00 to 2027-01-12T10:30 UTC',
    '2027-01-19T10:00 to 2027-01-19T10:30 UTC',
  ]);
});

it('a calendar that publishes busy times without events is read too', () => {
  const text = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VFREEBUSY', 'UID:1'],
    'FREEBUSY;FBTYPE=BUSY:20270112T100000Z/PT1H,20270113T100000Z/20270113T120000Z',
    'FREEBUSY;FBTYPE=FREE:20270114T100000Z/PT1H',
    ...['END:VFREEBUSY', 'END:VCALENDAR', ''],
  ].join('\r\n');
  expect(show(read(text))).toEqual([
    '2027-01-12T10:00 to 2027-01-12T11:00 UTC',
    '2027-01-13T10:00 to 2027-01-13T12:00 UTC',
  ]);
});

const sixty = Array.from({ length: 60 }, (_, at) => at).join(',');

it.each([
  ['a rule of every second for ever', 'RRULE:FREQ=SECONDLY'],
  ['a rule of every minute since long ago', 'RRULE:FREQ=MINUTELY;INTERVAL=1'],
  [
    'a rule of many seconds of a day',
    `RRULE:FREQ=DAILY;BYHOUR=1,2,3,4,5,6,7;BYMINUTE=${sixty};BYSECOND=${sixty}`,
  ],
])('a calendar with %s is refused, and delays no other calendar', (_, rule) => {
  const text = toCalendar(`UID:1\nDTSTART:20200101T000000Z\nDTEND:20200101T000001Z\n${rule}`);
  expect(() => read(text)).toThrow(/repeats too much/);
});

it.each<[string, string, 'ics' | 'caldav']>([
  ['a page of a web site', '<!doctype html><title>Sign in</title>', 'ics'],
  ['nothing', '', 'ics'],
  ['a card of a person', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana\r\nEND:VCARD\r\n', 'ics'],
  ['XML of something else', '<?xml version="1.0"?><rss/>', 'caldav'],
  ['XML that explodes', '<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;&b;</a>', 'caldav'],
])('a response that is not a calendar is refused, and not read as free: %s', (_, text, kind) => {
  expect(() => read(text, kind)).toThrow();
});

const weekly = `UID:1
  DTSTART;TZID="America/New_York":20270104T090000
  DURATION:PT1H
  RRULE:FREQ=WEEKLY`;

it.each<[string, string[], string[]]>([
  [
    'a day that was put in',
    [`${weekly}\nRDATE;TZID=Asia/Kolkata:20270115T190000`],
    ['11T09:00', '15T08:30', '18T09:00'],
  ],
  [
    'only days that were put in',
    ['UID:1\nDTSTART:20270112T100000Z\nDURATION:PT1H\nRDATE:20270114T120000Z,20270116T100000Z'],
    ['12T10:00', '14T12:00', '16T10:00'],
  ],
  ['a day taken out by another clock', [`${weekly}\nEXDATE:20270111T140000Z`], ['18T09:00']],
  ['an end told by another clock', [`${weekly};UNTIL=20270111T140000Z`], ['11T09:00']],
  ['a last day without a time', [`${weekly};UNTIL=20270111`], ['11T09:00']],
  [
    'all from one day on, an hour later',
    [
      weekly,
      `UID:1
    RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20270111T090000
    DTSTART;TZID=America/New_York:20270111T100000
    DURATION:PT2H`,
    ],
    ['11T10:00', '18T10:00'],
  ],
])('a calendar series with %s is busy at exactly these times', (_, events, times) => {
  const within = read(toCalendar(...events))
    .map(({ start }) => start.slice(8, 16))
    .filter((start) => start >= '11' && start < '19');
  expect(within.toSorted()).toEqual(times);
});

it('a time zone whose summer time was abolished keeps the time of its last winter', () => {
  const ended = customZone
    .replace('BYMONTH=10', 'BYMONTH=10;UNTIL=20141026T010000Z')
    .replace('BYMONTH=3', 'BYMONTH=3;UNTIL=20140330T010000Z');
  const event = 'UID:1\nDTSTART;TZID=Customized Time Zone:20270112T100000\nDURATION:PT1H';
  const text = toCalendar(event).replace('BEGIN:VEVENT', `${ended}\r\nBEGIN:VEVENT`);
  expect(show(read(text))).toEqual(['2027-01-12T09:00 to 2027-01-12T10:00 UTC']);
});
