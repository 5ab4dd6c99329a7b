import sql from 'sql-template-tag';
import { startMailTests } from '../../../mail-tests';
import type { Caller } from '../../../server';
import { findLinkPath } from '../../../smtp';
import { draftInterview, readApplications, scheduleInterviews } from '../interview-parts';
import { parseInvitation } from '../parse-invitation';

const tests = startMailTests('company');
let recruiter: Caller;
let ana: Caller;

beforeAll(async () => {
  recruiter = await tests.server.signInAs('recruiting-manager');
  ana = await tests.server.signInAs('hiring-manager');
});
beforeEach(async () => {
  await tests.server.db.run(sql`delete from interview_choice`);
  await tests.server.db.run(sql`delete from interview`);
  await tests.server.db.run(sql`delete from call_count`);
});

const offer = async (parts: object = {}) => {
  const [application] = await readApplications(tests.server, 1);
  const { start: _, ...body } = draftInterview([application?.id ?? 0], { userIds: [ana.userId] });
  const answer = await recruiter.send('POST', '/api/v1/interview-choices', {
    payload: { ...body, validDays: 7, ...parts },
  });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  await tests.send();
  const [mail] = tests.receivedBy(application?.email ?? '');
  if (!mail) throw new Error('No link came');
  return { email: application?.email ?? '', id: application?.id ?? 0, link: findLinkPath(mail) };
};
const open = (url: string) => tests.server.app.inject(url);
const choose = (url: string, fields: Record<string, string>) =>
  tests.server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const timesOn = (body: string): string[] =>
  [...body.matchAll(/value="(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})"/g)].map(([, time = '']) => time);
const countInterviews = async () =>
  (await tests.server.db.one<{ n: number }>(sql`select count(*)::integer as n from interview`))?.n;

it('an applicant chooses a free interview time by one press, without a script, and everybody is invited', async () => {
  const { link, email } = await offer();
  const page = await open(link);
  expect([page.statusCode, page.body.includes('<script')]).toEqual([200, false]);
  const [first = ''] = timesOn(page.body);
  expect(await countInterviews()).toBe(0);
  const chosen = await choose(link, { start: first, zone: 'Asia/Kolkata' });
  expect(chosen.statusCode).toBe(200);
  expect(chosen.body).toContain('Your interview is booked');
  tests.smtp.received.length = 0;
  await tests.send();
  const [mail] = tests.receivedBy(email);
  expect(mail && parseInvitation(mail)).toMatchObject({ method: 'REQUEST', attendees: [email] });
  expect((await open(link)).body).toContain('Your interview is booked');
});

it('interview times are shown in the time zone of the applicant, and booked at that instant', async () => {
  const { link } = await offer();
  const [here = ''] = timesOn((await open(link)).body);
  const there = await open(`${link}?zone=America/New_York`);
  expect(there.body).toContain('<option selected>America/New_York</option>');
  const [first = ''] = timesOn(there.body);
  expect(first).not.toBe(here);
  await choose(link, { start: first, zone: 'America/New_York' });
  const booked = await tests.server.db.one(sql`
    select to_char(starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD"T"HH24:MI') as here,
      time_zone as zone from interview`);
  expect(booked).toEqual({ here, zone: 'America/New_York' });
});

it('an interview time that was booked meanwhile is not booked twice, and the applicant sees the free times', async () => {
  const { link } = await offer();
  const [first = ''] = timesOn((await open(link)).body);
  const [, other] = await readApplications(tests.server, 2);
  await scheduleInterviews(
    recruiter,
    draftInterview([other?.id ?? 0], { start: first, userIds: [ana.userId] }),
  );
  const refused = await choose(link, { start: first, zone: 'Asia/Kolkata' });
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('This time was taken meanwhile');
  expect(timesOn(refused.body)).not.toContain(first);
  expect(timesOn(refused.body).length).toBeGreaterThan(0);
  expect(await countInterviews()).toBe(1);
});

it('two simultaneous presses book one interview', async () => {
  const { link } = await offer();
  const [first = '', , third = ''] = timesOn((await open(link)).body);
  await Promise.all(
    [first, first, third, third].map((start) => choose(link, { start, zone: 'Asia/Kolkata' })),
  );
  expect(await countInterviews()).toBe(1);
});

it.each([
  ['a time at night', { start: '2027-01-11T03:00' }],
  ['no time', {}],
  ['words', { start: "'; drop it" }],
  ['an unknown zone', { start: '2027-01-11T03:00', zone: 'Mars/Olympus' }],
])(
  'an applicant who sends %s books no interview, and sees the page to choose a time again',
  async (_, fields) => {
    const { link } = await offer();
    const answer = await choose(link, fields);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('Choose a time');
    expect(await countInterviews()).toBe(0);
  },
);

it.each<[string, (id: number) => Promise<unknown>]>([
  [
    'once it has expired',
    () =>
      tests.server.db.run(sql`update interview_choice set expires_at = now() - interval '1 hour'`),
  ],
  [
    'once the applicant is out',
    (id) =>
      tests.server.db.run(sql`
        update application set status_id = (
          select id from status where category = 'rejected' order by id limit 1)
        where id = ${id}`),
  ],
])('a link to choose an interview time books nothing %s', async (_, end) => {
  const { link, id } = await offer();
  const [first = ''] = timesOn((await open(link)).body);
  await end(id);
  const answer = await choose(link, { start: first, zone: 'Asia/Kolkata' });
  expect(answer.body).toContain('This link has ended');
  expect(await countInterviews()).toBe(0);
});

it('a guessed link to choose an interview time is answered as not found', async () => {
  expect((await open('/careers/my/interviews/guessed')).statusCode).toBe(404);
});
