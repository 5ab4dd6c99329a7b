import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { One } from '../../../../contract/answer';
import { FoundFreeTimes } from '../../../../contract/interviews/scheduling/interview';
import { OwnCalendar } from '../../../../contract/interviews/scheduling/own-calendar';
import { findLinkPath } from '../../../smtp';
import {
  draftInterview,
  interviewsPath,
  readApplications,
  scheduleInterviews,
} from '../interview-parts';
import {
  readFreeTimes,
  compactMonday,
  expireBusyTimes,
  listStarts,
  mondayAfterNext,
  morningEvent,
  draftInterviewAt,
  readRefusal,
  serveCalendar,
  setCalendar,
  startBusyTests,
} from './busy-parts';
import { toCalendar, toMultistatus } from './calendar-server';

const tests = startBusyTests();

it('interview times at which somebody is busy in their own calendar are not proposed', async () => {
  expect(listStarts(await readFreeTimes(tests, [tests.ana]))[0]).toBe(`${mondayAfterNext}T09:00`);
  serveCalendar(tests, toCalendar(morningEvent));
  await setCalendar(tests, tests.ana);
  const found = await readFreeTimes(tests, [tests.ana, tests.ben]);
  expect([...Value.Errors(FoundFreeTimes, found)]).toEqual([]);
  expect([listStarts(found)[0], found.meta.unread]).toEqual([`${mondayAfterNext}T12:00`, []]);
  expect(listStarts(await readFreeTimes(tests, [tests.ben]))[0]).toBe(`${mondayAfterNext}T09:00`);
  expect(tests.calendars.asked).toHaveLength(1);
});

it('an applicant is not offered a time at which an interviewer is busy elsewhere', async () => {
  serveCalendar(tests, toCalendar(morningEvent));
  const { start: _, ...body } = await draftInterviewAt(tests, '10:00');
  const choose = async () => {
    await tests.recruiter.send('POST', '/api/v1/interview-choices', {
      payload: { ...body, validDays: 20 },
    });
    await tests.mail.sendLater();
    const mail = tests.mail.smtp.received.at(-1);
    const page = await tests.mail.server.app.inject(mail ? findLinkPath(mail) : '/');
    return page.body.includes(`value="${mondayAfterNext}T10:00"`);
  };
  await tests.mail.server.db.run(sql`update interview_setting set days = '{1}'`);
  const isFree = await choose();
  await setCalendar(tests, tests.ana);
  expect([isFree, await choose()]).toEqual([true, false]);
  await tests.mail.server.db.run(sql`update interview_setting set days = '{1,2,3,4,5}'`);
});

it('an interview at a busy time is refused with the busy people’s names, until the overlap is confirmed', async () => {
  serveCalendar(tests, toCalendar(morningEvent));
  await setCalendar(tests, tests.ana);
  const refused = await tests.recruiter.send('POST', interviewsPath, {
    payload: await draftInterviewAt(tests, '11:30'),
  });
  const person = await tests.mail.server.db.one<{ name: string }>(sql`
    select btrim(first_name || ' ' || last_name) as name from app_user where id = ${tests.ana.userId}`);
  const message = `Busy at that time: ${person?.name}. Choose another time, or say that the overlap is agreed.`;
  expect([refused.statusCode, refused.json().error.fields]).toEqual([412, { start: message }]);
  const [made = 0] = await scheduleInterviews(
    tests.recruiter,
    await draftInterviewAt(tests, '11:30', { isOverlapAgreed: true }),
  );
  const { applicantIds: _, ...body } = await draftInterviewAt(tests, '10:00');
  const move = (parts: object) =>
    tests.recruiter.send('PUT', `${interviewsPath}/${made}`, { payload: { ...body, ...parts } });
  expect((await move({})).json().error.fields).toEqual({ start: message });
  expect((await move({ isOverlapAgreed: true })).statusCode).toBe(200);
});

it('two interviews of one interviewer can overlap only if that was agreed, and those of an applicant never', async () => {
  const [first, second] = await readApplications(tests.mail.server, 2);
  const plan = (id: number | undefined, parts: object = {}) =>
    draftInterview([id ?? 0], {
      start: `${mondayAfterNext}T10:00`,
      userIds: [tests.ana.userId],
      ...parts,
    });
  await scheduleInterviews(tests.recruiter, plan(first?.id));
  const refused = await tests.recruiter.send('POST', interviewsPath, { payload: plan(second?.id) });
  expect(refused.json().error.fields.start).toMatch(/^Busy at that time: /);
  await scheduleInterviews(tests.recruiter, plan(second?.id, { isOverlapAgreed: true }));
  const [third] = await readApplications(tests.mail.server, 1);
  const later = await tests.recruiter.send('POST', interviewsPath, {
    payload: plan(third?.id, { start: `${mondayAfterNext}T10:30` }),
  });
  expect(later.json().error.fields.start).toMatch(/^Busy at that time: /);
  const twice = await tests.recruiter.send('POST', interviewsPath, {
    payload: plan(second?.id, { userIds: [tests.ben.userId], isOverlapAgreed: true }),
  });
  expect(twice.json().error.fields.start).toMatch(/has another interview/);
  expect(listStarts(await readFreeTimes(tests, [tests.ana]))).not.toContain(
    `${mondayAfterNext}T10:00`,
  );
});

it('an interview that the console itself put into the calendar does not prevent moving that interview', async () => {
  const [made = 0] = await scheduleInterviews(
    tests.recruiter,
    await draftInterviewAt(tests, '10:00'),
  );
  const part = await tests.mail.server.db.one<{ uid: string }>(sql`
    select uid::text from interview_person where interview_id = ${made} and user_id = ${tests.ana.userId}`);
  serveCalendar(
    tests,
    toCalendar(`UID:${part?.uid.toUpperCase()}
      DTSTART;TZID=Asia/Kolkata:${compactMonday}T100000
      DTEND;TZID=Asia/Kolkata:${compactMonday}T104500`),
  );
  await setCalendar(tests, tests.ana);
  expect(listStarts(await readFreeTimes(tests, [tests.ana], { exceptId: made }))).toContain(
    `${mondayAfterNext}T10:00`,
  );
});

it('the console requests busy times from a CalDAV server with the name and password of the calendar’s owner', async () => {
  tests.calendars.answer((response, { headers }) => {
    const login = `Basic ${Buffer.from('ana:pass:word ü').toString('base64')}`;
    if (headers.authorization !== login) response.writeHead(401).end();
    else response.writeHead(207).end(toMultistatus(toCalendar(morningEvent)));
  });
  const caldav = {
    kind: 'caldav',
    address: `${tests.calendars.url}/calendars/ana/`,
    userName: 'ana',
  };
  expect(await readRefusal(tests, caldav)).toEqual([
    422,
    { password: expect.stringMatching(/^Enter/) },
  ]);
  expect(await readRefusal(tests, { ...caldav, password: 'wrong' })).toEqual([
    422,
    { password: 'The calendar refused the name or the password. Enter them again.' },
  ]);
  await setCalendar(tests, tests.ana, { ...caldav, password: 'pass:word ü' });
  const { method, headers, body } = tests.calendars.asked.at(-1) ?? {};
  expect([method, headers?.depth]).toEqual(['REPORT', '1']);
  expect(body).toMatch(/<c:expand start="\d{8}T\d{6}Z" end="\d{8}T\d{6}Z"\/>/);
  expect(listStarts(await readFreeTimes(tests, [tests.ana]))[0]).toBe(`${mondayAfterNext}T12:00`);
});

it('a person whose calendar does not answer is named, and busy times read earlier still apply', async () => {
  serveCalendar(tests, toCalendar(morningEvent));
  await setCalendar(tests, tests.ana);
  tests.calendars.answer((response) => response.writeHead(503).end());
  await expireBusyTimes(tests);
  const found = await readFreeTimes(tests, [tests.ana, tests.ben]);
  expect(found.meta.unread).toMatchObject([{ id: tests.ana.userId, readAt: expect.any(String) }]);
  expect(listStarts(found)[0]).toBe(`${mondayAfterNext}T12:00`);
  const answer = await tests.recruiter.send('POST', interviewsPath, {
    payload: await draftInterviewAt(tests, '15:00'),
  });
  expect(answer.json().data.unread).toMatchObject([{ id: tests.ana.userId }]);
  const own = await tests.ana.send('GET', '/api/v1/interview-calendar');
  expect([...Value.Errors(One(OwnCalendar), own.json())]).toEqual([]);
  expect(own.json().data.busy).toMatchObject({ problem: 'unreachable', host: '127.0.0.1' });
});

it('days for which the calendar was not read are shown as free only with a warning', async () => {
  serveCalendar(tests, toCalendar(morningEvent));
  await setCalendar(tests, tests.ana);
  const far = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const query = { userId: [String(tests.ana.userId)], minutes: '30', from: far, timeZone: 'UTC' };
  const found = await tests.recruiter.send('GET', '/api/v1/interview-times', { query });
  expect(found.json().meta.unread).toMatchObject([{ id: tests.ana.userId }]);
});

it('free times of five people with full calendars over ten days are returned within 200 ms', async () => {
  const people = [tests.ana, tests.ben, tests.recruiter];
  for (const role of ['recruiter', 'hiring-manager'] as const)
    people.push(await tests.mail.server.signInAs(role));
  const events = Array.from(
    { length: 40 },
    (_, place) => `UID:${place}
      DTSTART;TZID=Asia/Kolkata:20250106T${String(8 + (place % 10)).padStart(2, '0')}${place % 2 ? '00' : '20'}00
      DURATION:PT10M
      RRULE:FREQ=DAILY;INTERVAL=${1 + (place % 3)}`,
  );
  serveCalendar(tests, toCalendar(...events));
  for (const person of people) await setCalendar(tests, person);
  const took: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const begin = performance.now();
    await readFreeTimes(tests, people, { days: 10 });
    took.push(performance.now() - begin);
  }
  expect(Math.min(...took)).toBeLessThan(200);
}, 60_000);
