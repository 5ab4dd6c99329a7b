import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { Interview, InterviewRecord } from '../../../contract/interviews/scheduling/interview';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import {
  draftInterview,
  interviewsPath,
  readInterview,
  readApplications,
  scheduleInterviews,
} from './interview-parts';
import { parseInvitation } from './parse-invitation';

const tests = startMailTests('company');
let recruiter: Caller;
let ana: Caller;
let ben: Caller;

const addressOf = async ({ userId }: Caller): Promise<string> => {
  const person = await tests.server.db.one<{ email: string }>(
    sql`select email from app_user where id = ${userId}`,
  );
  return person?.email ?? '';
};
const one = async () => {
  const [application] = await readApplications(tests.server, 1);
  if (!application) throw new Error('There is no open application');
  return application;
};

beforeAll(async () => {
  recruiter = await tests.server.signInAs('recruiting-manager');
  ana = await tests.server.signInAs('hiring-manager');
  ben = await tests.server.signInAs('referrer');
});
beforeEach(() => tests.server.db.run(sql`delete from interview`));

it('an interview invites each participant by a separate invitation that calendars can read', async () => {
  const { id, email } = await one();
  const userIds = [ana.userId, ben.userId];
  const [made = 0] = await scheduleInterviews(recruiter, draftInterview([id], { userIds }));
  await tests.send();
  const addresses = [email, await addressOf(ana), await addressOf(ben)];
  const invitations = addresses.map((address) => {
    const [mail] = tests.receivedBy(address);
    if (!mail) throw new Error(`Nothing came to ${address}`);
    return parseInvitation(mail);
  });
  for (const [place, invitation] of invitations.entries())
    expect(invitation).toMatchObject({
      ...{ method: 'REQUEST', sequence: 0, status: 'CONFIRMED', location: 'Room 3' },
      ...{ start: '2027-01-11T04:30:00.000Z', end: '2027-01-11T05:15:00.000Z' },
      ...{ organizer: 'hiring@kestrel.example', attendees: [addresses[place]] },
    });
  expect(new Set(invitations.map(({ uid }) => uid)).size).toBe(3);
  const record = await recruiter.send('GET', `${interviewsPath}/${made}`);
  expect([...Value.Errors(One(InterviewRecord), record.json())]).toEqual([]);
  const listed = await recruiter.send('GET', interviewsPath, { query: { from: '2027-01-11' } });
  expect([...Value.Errors(Many(Interview), listed.json())]).toEqual([]);
  expect(listed.json().data).toMatchObject([{ id: made, state: 'booked', minutes: 45 }]);
});

it('moving an interview updates the calendar event, and a person who no longer takes part gets a cancellation', async () => {
  const { id, email } = await one();
  const [made = 0] = await scheduleInterviews(
    recruiter,
    draftInterview([id], { userIds: [ana.userId, ben.userId] }),
  );
  await tests.send();
  const [before] = tests.receivedBy(email).map(parseInvitation);
  tests.smtp.received.length = 0;
  const { applicantIds: _, ...body } = draftInterview([id], { start: '2027-01-12T11:00' });
  const payload = { ...body, userIds: [ana.userId], version: 1 };
  const answer = await recruiter.send('PUT', `${interviewsPath}/${made}`, { payload });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  await tests.send();
  const [after] = tests.receivedBy(email).map(parseInvitation);
  expect(after).toMatchObject({ method: 'REQUEST', sequence: 1, uid: before?.uid });
  expect(after?.start).toBe('2027-01-12T05:30:00.000Z');
  const [gone] = tests.receivedBy(await addressOf(ben)).map(parseInvitation);
  expect(gone).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 1 });
  const stale = await recruiter.send('PUT', `${interviewsPath}/${made}`, { payload });
  expect(stale.json().error.code).toBe('STALE_VERSION');
});

it('a cancelled interview is removed from all calendars, and its time is free again', async () => {
  const [first, second] = await readApplications(tests.server, 2);
  const userIds = [ana.userId];
  const [made = 0] = await scheduleInterviews(
    recruiter,
    draftInterview([first?.id ?? 0], { userIds }),
  );
  const cancel = (reason: string) =>
    recruiter.send('POST', `${interviewsPath}/${made}/cancel`, { payload: { reason } });
  const cancelled = await cancel('The oven broke.');
  expect(cancelled.json().data).toMatchObject({ state: 'cancelled', reason: 'The oven broke.' });
  await tests.send();
  const [mail] = tests.receivedBy(first?.email ?? '');
  expect(mail && parseInvitation(mail)).toMatchObject({ method: 'CANCEL', sequence: 1 });
  expect(mail?.text).toContain('The oven broke.');
  await scheduleInterviews(recruiter, draftInterview([second?.id ?? 0], { userIds }));
  expect((await cancel('')).json().error.code).toBe('PRECONDITION_FAILED');
});

it('when 200 interviews are scheduled at once for the same hours, no two of one person overlap', async () => {
  const applications = await readApplications(tests.server, 20);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, place) =>
      recruiter.send('POST', interviewsPath, {
        payload: draftInterview([applications[place % applications.length]?.id ?? 0], {
          start: `2027-01-13T${10 + (place % 4)}:${place % 3 === 0 ? '00' : '30'}`,
          userIds: place % 2 === 0 ? [ana.userId, ben.userId] : [ben.userId],
        }),
      }),
    ),
  );
  const codes = new Set(answers.map(({ statusCode }) => statusCode));
  expect([...codes].toSorted()).toEqual([200, 412]);
  const overlapping = await tests.server.db.one<{ n: number }>(sql`
    select count(*)::integer as n from interview_person one join interview_person other
      on other.id > one.id and other.during && one.during
        and (other.user_id = one.user_id or other.applicant_id = one.applicant_id)`);
  expect(overlapping).toEqual({ n: 0 });
}, 60_000);

it('applicants who are scheduled one by one follow each other at free times of the interviewers', async () => {
  const applications = await readApplications(tests.server, 3);
  const starts: string[] = [];
  for (const { id } of applications) {
    const parts = { userIds: [ana.userId], ...(starts.length > 0 && { follows: true }) };
    const [made = 0] = await scheduleInterviews(recruiter, draftInterview([id], parts));
    starts.push((await readInterview(recruiter, made)).start);
  }
  expect(starts).toEqual(['2027-01-11T10:00', '2027-01-11T11:00', '2027-01-11T12:00']);
});

it('an applicant cannot have two interviews at the same time', async () => {
  const { id } = await one();
  await scheduleInterviews(recruiter, draftInterview([id], { userIds: [ana.userId] }));
  const answer = await recruiter.send('POST', interviewsPath, {
    payload: draftInterview([id], { userIds: [ben.userId], start: '2027-01-11T10:30' }),
  });
  expect([answer.statusCode, answer.json().error.fields]).toEqual([
    412,
    { start: 'Somebody who takes part has another interview at that time. Choose another.' },
  ]);
});

it('an interview keeps its local hour on both sides of the change to summer time', async () => {
  const applications = await readApplications(tests.server, 2);
  const instants: string[] = [];
  for (const [place, start] of ['2027-03-12T10:00', '2027-03-15T10:00'].entries()) {
    const [made = 0] = await scheduleInterviews(
      recruiter,
      draftInterview([applications[place]?.id ?? 0], {
        ...{ start, timeZone: 'America/New_York', userIds: [ana.userId], isAgreed: true },
      }),
    );
    const { startsAt, start: shown } = await readInterview(recruiter, made);
    expect(shown).toBe(start);
    instants.push(startsAt);
  }
  expect(instants).toEqual(['2027-03-12T15:00:00Z', '2027-03-15T14:00:00Z']);
});

it('several applicants scheduled together each get a separate time', async () => {
  const applications = await readApplications(tests.server, 50);
  const chosen = applications.map(({ id }) => id);
  const ids = await scheduleInterviews(
    recruiter,
    draftInterview(chosen, { userIds: [ana.userId], minutes: 60 }),
  );
  expect(ids).toHaveLength(applications.length);
  const [first, second] = await Promise.all(
    ids.slice(0, 2).map((id) => readInterview(recruiter, id)),
  );
  expect([first?.start, second?.start]).toEqual(['2027-01-11T10:00', '2027-01-11T11:00']);
  const outside = await tests.server.db.one<{ n: number }>(sql`
    select count(*)::integer as n from interview
    where extract(isodow from local_start) > 5 or local_start::time not between '09:00' and '17:00'`);
  expect(outside).toEqual({ n: 0 });
}, 60_000);

it.each([
  ['in the past', { start: '2020-01-06T10:00' }, 'start'],
  ['on a day that does not exist', { start: '2027-02-31T10:00' }, 'start'],
  ['at night, unless it was agreed', { start: '2027-01-11T23:00' }, 'start'],
  ['in an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['with somebody who does not exist', { userIds: [99_999] }, 'userIds'],
  ['of an unknown plan', { roundsId: 99_999 }, 'round'],
])(
  'a request for an interview %s is refused with a message, and nobody is invited',
  async (_, parts, field) => {
    const { id } = await one();
    const answer = await recruiter.send('POST', interviewsPath, {
      payload: draftInterview([id], { userIds: [ana.userId], ...parts }),
    });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
    await tests.send();
    expect(tests.smtp.received).toEqual([]);
  },
);

it('five people in two zones are shown the hours that all of them work, within 200 ms', async () => {
  const people = [ana, ben, recruiter];
  for (const role of ['recruiter', 'hiring-manager'] as const)
    people.push(await tests.server.signInAs(role));
  await tests.server.db.run(sql`
    insert into interview_calendar (user_id, time_zone) values (${ben.userId}, 'Europe/Berlin')`);
  const query = {
    userId: people.map(({ userId }) => String(userId)),
    ...{ minutes: '45', from: '2027-01-11', days: '10', timeZone: 'Asia/Kolkata' },
  };
  const ask = () => recruiter.send('GET', '/api/v1/interview-times', { query });
  const took: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const begin = performance.now();
    await ask();
    took.push(performance.now() - begin);
  }
  const starts = ((await ask()).json().data as { start: string }[]).map(({ start }) => start);
  // 9:00 in Berlin is 13:30 in Kolkata, where people go home at 18:00.
  expect([starts[0], starts.at(-1)]).toEqual(['2027-01-11T13:30', '2027-01-20T17:00']);
  expect(starts.every((start) => start.slice(11) >= '13:30')).toBe(true);
  expect(Math.min(...took)).toBeLessThan(200);
  await scheduleInterviews(
    recruiter,
    draftInterview([(await one()).id], { start: '2027-01-11T13:30', userIds: [ben.userId] }),
  );
  expect((await ask()).json().data[0].start).toBe('2027-01-11T14:30');
  await tests.server.db.run(sql`delete from interview_calendar`);
});

it('an interviewer sees the applicant and the resume of their own interviews only, until 14 days after', async () => {
  const [mine, other] = await readApplications(tests.server, 2);
  const [made = 0] = await scheduleInterviews(
    recruiter,
    draftInterview([mine?.id ?? 0], { userIds: [ben.userId] }),
  );
  const [foreign = 0] = await scheduleInterviews(
    recruiter,
    draftInterview([other?.id ?? 0], { userIds: [ana.userId] }),
  );
  const record = (await ben.send('GET', `${interviewsPath}/${made}`)).json().data;
  expect(record).toMatchObject({ isMine: true, mayOpen: false, mayChange: false });
  expect(JSON.stringify(record)).not.toMatch(/amount|remark|salary/i);
  const statuses = async () => {
    const calls = [
      `${interviewsPath}/${made}`,
      `${interviewsPath}/${foreign}`,
      `/api/v1/application/${mine?.id}`,
    ];
    const answers = await Promise.all(calls.map((call) => ben.send('GET', call)));
    const total: number = (await ben.send('GET', interviewsPath)).json().meta.total;
    return [...answers.map(({ statusCode }) => statusCode), total];
  };
  const end = (days: number) =>
    tests.server.db.run(sql`
      update interview set starts_at = now() - make_interval(days => ${days}::integer, hours => 1),
        ends_at = now() - make_interval(days => ${days}::integer) where id = ${made}`);
  expect(await statuses()).toEqual([200, 404, 403, 1]);
  const cancelled = await ben.send('POST', `${interviewsPath}/${made}/cancel`, {
    payload: { reason: '' },
  });
  expect(cancelled.statusCode).toBe(403);
  await end(13);
  expect(await statuses()).toEqual([200, 404, 403, 1]);
  await end(14);
  expect(await statuses()).toEqual([404, 404, 403, 0]);
});

it('an applicant with a future interview cannot be deleted', async () => {
  const { id } = await one();
  await scheduleInterviews(recruiter, draftInterview([id], { userIds: [ana.userId] }));
  const answer = await recruiter.send('POST', '/api/v1/multiple-application-delete', {
    payload: { applicantId: [id] },
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'IN_USE']);
});

it('whether an interview took place cannot be recorded before its start', async () => {
  const { id } = await one();
  const [made = 0] = await scheduleInterviews(
    recruiter,
    draftInterview([id], { userIds: [ana.userId] }),
  );
  const record = () =>
    recruiter.send('POST', `${interviewsPath}/${made}/outcome`, { payload: { state: 'no-show' } });
  expect((await record()).json().error.message).toMatch(/not begun/);
  await tests.server.db.run(sql`
    update interview set starts_at = now() - interval '1 hour', ends_at = now() where id = ${made}`);
  expect((await record()).json().data.state).toBe('no-show');
});
