import sql from 'sql-template-tag';
import { removeRights } from '../../../../src/identity/people/remove-rights';
import { sealCalendar } from '../../../../src/interviews/scheduling/busy/calendar-seal';
import { reencryptCalendars } from '../../../../src/interviews/scheduling/busy/own-busy-calendar';
import type { SigningKey } from '../../../../src/platform/access/key-ring';
import {
  readFreeTimes,
  expireBusyTimes,
  morningEvent,
  readRefusal,
  serveCalendar,
  setCalendar,
  startBusyTests,
} from './busy-parts';
import { toCalendar } from './calendar-server';

const tests = startBusyTests();

it('a calendar that does not answer delays the schedule by a few seconds, once for all concurrent readers', async () => {
  serveCalendar(tests, toCalendar(morningEvent));
  await setCalendar(tests, tests.ana);
  await expireBusyTimes(tests);
  tests.calendars.asked.length = 0;
  tests.calendars.answer((response) => response.writeHead(200).write('BEGIN:VCALENDAR\r\n'));
  const begin = performance.now();
  const found = await Promise.all(
    Array.from({ length: 10 }, () => readFreeTimes(tests, [tests.ana])),
  );
  expect(performance.now() - begin).toBeLessThan(8_000);
  expect(found.every(({ meta }) => meta.unread.length === 1)).toBe(true);
  expect(tests.calendars.asked).toHaveLength(1);
}, 20_000);

it.each([
  ['a private network', 'https://10.0.0.7/a.ics'],
  ['this machine by its name', 'https://localhost/a.ics'],
  ['this machine in another notation', 'https://[::ffff:127.0.0.1]/a.ics'],
  ['the description of a machine in a cloud', 'https://169.254.169.254/latest/meta-data'],
  ['every address', 'https://0.0.0.0/a.ics'],
])('the console sends no request for a calendar to %s', async (_, address) => {
  const [status, fields] = await readRefusal(tests, { address });
  expect([status, fields]).toEqual([
    422,
    { address: expect.stringMatching(/is in a private network/) },
  ]);
});

it.each([
  'http://calendar.example.com/a.ics',
  'https://ana:secret@calendar.example.com/a.ics',
  'file:///etc/passwd',
  'not an address',
])('the calendar address %s is refused with a message', async (address) => {
  expect(await readRefusal(tests, { address })).toEqual([
    422,
    { address: expect.stringMatching(/^Enter an address that begins with/) },
  ]);
});

it('a calendar cannot redirect the console into a private network, or in a circle', async () => {
  tests.calendars.answer((response) =>
    response.writeHead(302, { location: 'https://[::1]/' }).end(),
  );
  expect(await readRefusal(tests)).toEqual([
    422,
    { address: expect.stringMatching(/is in a private network/) },
  ]);
  tests.calendars.answer((response) => response.writeHead(302, { location: '/again' }).end());
  tests.calendars.asked.length = 0;
  expect((await readRefusal(tests))[0]).toBe(422);
  expect(tests.calendars.asked).toHaveLength(4);
});

it('the password of a calendar is not sent to another server', async () => {
  tests.calendars.answer((response) =>
    response.writeHead(307, { location: tests.other.url }).end(),
  );
  const caldav = { kind: 'caldav', userName: 'ana', password: 'secret' };
  expect((await readRefusal(tests, caldav))[0]).toBe(422);
  expect(tests.other.asked).toEqual([]);
});

it('an endless calendar, or an endless repeated event, does not delay requests of other people', async () => {
  const event = `UID:1
    DTSTART:20200101T000000Z
    DTEND:20200101T000001Z
    RRULE:FREQ=SECONDLY`;
  const floods: (() => void)[] = [
    () => serveCalendar(tests, toCalendar(event)),
    () => serveCalendar(tests, toCalendar(event.replace('SECONDLY', 'HOURLY'))),
    () =>
      tests.calendars.answer((response) => {
        const more = () => {
          while (!response.destroyed && response.write('X-A:'.padEnd(60_000, 'a')));
        };
        response.writeHead(200).on('drain', more);
        more();
      }),
  ];
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5).unref();
  for (const flood of floods) {
    flood();
    expect(await readRefusal(tests)).toEqual([
      422,
      { address: 'The answer is no calendar, or has too much to read. Check the address.' },
    ]);
  }
  clearInterval(watch);
  expect(longest).toBeLessThan(100);
}, 60_000);

it('the address of a calendar is shown to nobody again, stored encrypted, and deleted with its owner', async () => {
  serveCalendar(tests, toCalendar(morningEvent));
  const carl = await tests.mail.server.signInAs('hiring-manager');
  await setCalendar(tests, carl, { address: `${tests.calendars.url}/very-secret.ics` });
  const own = await carl.send('GET', '/api/v1/interview-calendar');
  expect(own.body).not.toContain('very-secret');
  const stored = await tests.mail.server.db.one<{ row: string }>(sql`
    select busy_calendar::text || encode(sealed, 'escape') as row from busy_calendar`);
  expect(stored?.row).not.toContain('very-secret');
  await tests.mail.server.db.transaction((tx) =>
    removeRights(tx, tests.recruiter.userId, [carl.userId]),
  );
  const left = await tests.mail.server.db.one<{ n: number }>(
    sql`select count(*)::integer as n from busy_calendar`,
  );
  expect(left).toEqual({ n: 0 });
});

it('a calendar is still read after the keys of the installation were replaced', async () => {
  serveCalendar(tests, toCalendar(morningEvent));
  await setCalendar(tests, tests.ana);
  const { db, config, keys } = tests.mail.server;
  const old: SigningKey = { ...keys.current(), id: 'old', hashKey: 'an earlier key'.repeat(4) };
  const ring = { current: keys.current, all: () => [...keys.all(), old] };
  const secret = { address: `${tests.calendars.url}/secret.ics`, userName: '', password: '' };
  const sealed = sealCalendar(secret, { current: () => old, all: () => [old] });
  await db.run(sql`update busy_calendar set sealed = ${sealed}`);
  await expireBusyTimes(tests);
  expect((await readFreeTimes(tests, [tests.ana])).meta.unread).toHaveLength(1);
  await db.run(sql`update busy_calendar set sealed = ${sealed}`);
  await reencryptCalendars({ db, config, keys: ring, inspector: undefined as never });
  await expireBusyTimes(tests);
  expect((await readFreeTimes(tests, [tests.ana])).meta.unread).toEqual([]);
});
