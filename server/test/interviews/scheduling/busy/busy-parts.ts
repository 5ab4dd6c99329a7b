import sql from 'sql-template-tag';
import { startMailTests, type MailTests } from '../../../mail-tests';
import type { Caller } from '../../../server';
import { draftInterview, readApplications } from '../interview-parts';
import { startCalendarServer, type CalendarServer } from './calendar-server';

export interface BusyTests {
  mail: MailTests;
  calendars: CalendarServer;
  /** A second calendar server, on another port. */
  other: CalendarServer;
  recruiter: Caller;
  ana: Caller;
  ben: Caller;
}

/** Starts a console, two calendar servers and three people; each test begins without connected calendars. */
export const startBusyTests = (): BusyTests => {
  const mail = startMailTests('company', { environment: { CALENDAR_HOSTS: '127.0.0.1' } });
  const tests = { mail } as BusyTests;
  beforeAll(async () => {
    const { signInAs } = mail.server;
    Object.assign(tests, {
      ...{ calendars: await startCalendarServer(), other: await startCalendarServer() },
      recruiter: await signInAs('recruiting-manager'),
      ...{ ana: await signInAs('hiring-manager'), ben: await signInAs('hiring-manager') },
    });
  });
  afterAll(() => Promise.all([tests.calendars.stop(), tests.other.stop()]));
  beforeEach(async () => {
    tests.calendars.asked.length = 0;
    tests.other.asked.length = 0;
    await mail.server.db.run(sql`delete from busy_calendar`);
    await mail.server.db.run(sql`delete from interview`);
  });
  return tests;
};

/** The Monday after next, YYYY-MM-DD. */
export const mondayAfterNext = (() => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 14 - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
})();
export const compactMonday = mondayAfterNext.replaceAll('-', '');
export const morningEvent = `UID:tea
  DTSTART;TZID=Asia/Kolkata:${compactMonday}T090000
  DTEND;TZID=Asia/Kolkata:${compactMonday}T120000`;

export const serveCalendar = ({ calendars }: BusyTests, text: string): void =>
  calendars.answer((response) => response.writeHead(200).end(text));

export const putCalendar = ({ calendars }: BusyTests, caller: Caller, payload: object = {}) =>
  caller.send('PUT', '/api/v1/interview-calendar/busy', {
    payload: { kind: 'ics', address: `${calendars.url}/secret.ics`, ...payload },
  });

export const setCalendar = async (
  tests: BusyTests,
  caller: Caller,
  payload: object = {},
): Promise<void> => {
  const answer = await putCalendar(tests, caller, payload);
  if (answer.statusCode !== 200) throw new Error(answer.body);
};

/** Returns status code and field errors of the response to an invalid calendar. */
export const readRefusal = async (tests: BusyTests, payload: object = {}) => {
  const answer = await putCalendar(tests, tests.ana, payload);
  return [answer.statusCode, answer.json().error?.fields];
};

export const readFreeTimes = async (
  { recruiter }: BusyTests,
  people: readonly Caller[],
  { days = 1, exceptId }: { days?: number; exceptId?: number } = {},
) =>
  (
    await recruiter.send('GET', '/api/v1/interview-times', {
      query: {
        userId: people.map(({ userId }) => String(userId)),
        ...{ minutes: '30', from: mondayAfterNext, days: String(days), timeZone: 'Asia/Kolkata' },
        ...(exceptId !== undefined && { exceptId: String(exceptId) }),
      },
    })
  ).json();

export const listStarts = ({ data }: { data: { start: string }[] }): string[] =>
  data.map(({ start }) => start);

/** Simulates that some minutes have passed since the calendars were read. */
export const expireBusyTimes = ({ mail }: BusyTests) =>
  mail.server.db.run(sql`update busy_calendar set asked_at = now() - interval '10 minutes'`);

export const draftInterviewAt = async (
  { mail, ana }: BusyTests,
  time: string,
  parts: object = {},
) => {
  const [application] = await readApplications(mail.server, 1);
  return draftInterview([application?.id ?? 0], {
    ...{ start: `${mondayAfterNext}T${time}`, userIds: [ana.userId] },
    ...parts,
  });
};
