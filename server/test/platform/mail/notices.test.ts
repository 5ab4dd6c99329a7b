import sql from 'sql-template-tag';
import type { NotificationItem } from '../../../contract/platform/notifications/notification';
import { hashPassword } from '../../../src/identity/account/password';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import { storeMailFailure } from '../../../src/platform/mail/mail-outcome';
import { makeUser } from '../../factories';
import { readRedirectQuery, openBrowser } from '../../identity/account/browser';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import { findLinkPath } from '../../smtp';

const tests = startMailTests();
const address = 'reading@example.com';
const password = 'correct horse battery';
let reader: Caller;
let applicationId = 0;
let made = 0;

beforeAll(async () => {
  const { db, signInAs } = tests.server;
  const id = await makeUser(db, ['recruiter'], {
    ...{ email: address, userName: 'reading', passwordHash: await hashPassword(password) },
  });
  reader = await signInAs('recruiter', id);
  const application = await db.one<{ id: number }>(sql`
    update application set recruiter_id = ${id}
    where id = (select min(id) from application) returning id`);
  applicationId = application?.id ?? 0;
});
beforeEach(() => tests.server.db.run(sql`delete from mail_preference`));

const assign = async () => {
  made += 1;
  await enqueueMail(tests.server.db, { name: 'assigned-applicant' }, [
    {
      ...{ cause: `test:${made}`, to: { personId: reader.userId }, reference: { applicationId } },
    },
  ]);
  await tests.send();
};
const choose = (frequency: string) =>
  tests.server.db.run(sql`
    insert into mail_preference (person_id, kind, frequency)
    values (${reader.userId}, 'assigned-applicant', ${frequency})`);
const bell = async (caller = reader): Promise<NotificationItem[]> =>
  (await caller.send('GET', '/api/v1/notifications')).json().data;
const markRead = async (ids?: string[], caller = reader) => {
  const answer = await caller.send('POST', '/api/v1/notifications/read', { payload: { ids } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.total as number;
};
const states = async () =>
  (
    await tests.server.db.many<{ state: string; problem: string }>(sql`
      select state, problem from mail_message order by id`)
  ).map(({ state, problem }) => (problem ? `${state}: ${problem}` : state));
const wake = () =>
  tests.server.db.run(sql`update mail_message set next_try_at = now() where state = 'queued'`);
const signIn = async (userName = 'reading') => {
  const browser = openBrowser(tests.server.app, { 'sec-fetch-site': 'same-origin' });
  await browser.get('/account/login');
  const answer = await browser.form('/account/login', { userName, password });
  await browser.call('/account/token', { token: readRedirectQuery(answer).get('token') ?? '' });
  return browser;
};

it('a mail also appears in the bell of its recipient, of nobody else, and leads to the same page', async () => {
  const other = await tests.server.signInAs('recruiter');
  await assign();
  const [entry, ...more] = await bell();
  const { subject } = tests.smtp.lastTo(address);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    ...{ title: subject, words: 'You are the recruiter of this applicant now.' },
    ...{ to: `/application/view/${applicationId}`, params: {}, search: {} },
  });
  expect(await bell(other)).toEqual([]);
  await markRead([entry?.id ?? ''], other);
  expect(await bell()).toHaveLength(1);
});

it('the link in a mail opens the page that the mail is about, and marks its notice in the bell as read', async () => {
  await assign();
  const link = findLinkPath(tests.smtp.lastTo(address));
  const browser = await signIn();
  const opened = await browser.get(link);
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toBe(`http://localhost/application/view/${applicationId}`);
  expect(await bell()).toEqual([]);
});

it('a person who must sign in first still gets to the page that the mail is about, and its notice is marked as read', async () => {
  await assign();
  const link = findLinkPath(tests.smtp.lastTo(address));
  const browser = openBrowser(tests.server.app, { 'sec-fetch-site': 'same-origin' });
  const asked = await browser.get(link);
  const login = String(asked.headers.location);
  expect(login).toMatch(/^\/account\/login\?callback=/);
  expect(await bell()).toHaveLength(1);
  await browser.get(login);
  const callback = new URLSearchParams(login.split('?')[1]).get('callback') ?? '';
  const signedIn = await browser.form('/account/login', {
    userName: 'reading',
    password,
    callback,
  });
  const back = new URL(String(signedIn.headers.location));
  expect(back.pathname).toBe(link);
  const opened = await browser.get(back.pathname + back.search);
  const arrived = new URL(String(opened.headers.location));
  expect(arrived.pathname).toBe(`/application/view/${applicationId}`);
  expect(arrived.searchParams.get('token')).toBe(back.searchParams.get('token'));
  expect(await bell()).toEqual([]);
});

it('a click by another person or by a scanner does not mark a notice in the bell as read', async () => {
  await makeUser(tests.server.db, ['recruiter'], {
    ...{ userName: 'forwarded', passwordHash: await hashPassword(password) },
  });
  await assign();
  const link = findLinkPath(tests.smtp.lastTo(address));
  await openBrowser(tests.server.app).get(link);
  const opened = await (await signIn('forwarded')).get(link);
  expect(opened.headers.location).toBe(`http://localhost/application/view/${applicationId}`);
  expect(await bell()).toHaveLength(1);
  const unknown = '/account/notice/00000000-0000-4000-8000-000000000000';
  const lost = await (await signIn()).get(unknown);
  expect(lost.headers.location).toBe('http://localhost/');
});

it('a notice that was read in the bell is not mailed in the digest any more', async () => {
  await choose('daily');
  await assign();
  await assign();
  const [newest] = await bell();
  expect(await markRead([newest?.id ?? ''])).toBe(1);
  await wake();
  await tests.send();
  const digest = tests.smtp.lastTo(address);
  expect(digest.subject).not.toContain('more');
  expect((await states()).toSorted()).toEqual([
    'digested',
    'sent',
    'suppressed: It was read in the console.',
  ]);
  expect(await (await signIn()).get(findLinkPath(digest))).toMatchObject({ statusCode: 303 });
  expect(await bell()).toEqual([]);
});

it('a notice that was read after its digest was prepared is left out of the digest', async () => {
  await choose('daily');
  await assign();
  await wake();
  tests.smtp.refuse(() => Object.assign(new Error('Come back'), { responseCode: 451 }));
  await tests.send();
  tests.smtp.refuse(undefined);
  await markRead();
  await tests.server.db.run(sql`update mail_message set next_try_at = now()`);
  await tests.send();
  expect(tests.receivedBy(address)).toHaveLength(0);
  expect(await states()).toEqual([
    'suppressed: It was read in the console.',
    'suppressed: Nothing was left to say.',
  ]);
});

it('somebody who turned the mail off still finds the event in the bell', async () => {
  await choose('off');
  await assign();
  expect(tests.receivedBy(address)).toHaveLength(0);
  expect(await bell()).toHaveLength(1);
});

it('the notice of an event that was reverted before the digest also disappears from the bell', async () => {
  await choose('daily');
  await assign();
  await tests.server.db.run(sql`
    update application set recruiter_id = null where id = ${applicationId}`);
  await wake();
  await tests.send();
  expect(await bell()).toEqual([]);
  await tests.server.db.run(sql`
    update application set recruiter_id = ${reader.userId} where id = ${applicationId}`);
});

it('unread notices are counted up to a hundred, and all can be marked as read at once', async () => {
  await tests.server.db.run(sql`
    insert into mail_message (kind, cause, person_id, address, state, notice)
    select 'payout', 'n:' || n, ${reader.userId}, ${address}, 'sent',
      '{"title": "T", "words": "W", "path": "/my-referrals"}' from generate_series(1, 500) n`);
  const { data, meta } = (await reader.send('GET', '/api/v1/notifications')).json();
  expect([data.length, meta.total]).toEqual([20, 100]);
  expect(await markRead()).toBe(0);
  const plan = await tests.server.db.many<{ 'QUERY PLAN': string }>(sql`
    explain select id from mail_message
    where person_id = ${reader.userId} and notice is not null and read_at is null
    order by id desc limit 100`);
  expect(JSON.stringify(plan)).toContain('mail_message_unread');
});

it('requests about notices with invalid ids are refused or change nothing', async () => {
  await assign();
  for (const ids of [['mail-'], ['mail-999999999'], ['mail-1; drop'], ['chat-mention-1-2']])
    expect(await markRead(ids)).toBe(1);
  for (const ids of [
    ['x'.repeat(101)],
    Array.from({ length: 101 }, () => 'mail-1'),
    'x'.repeat(101),
  ]) {
    const answer = await reader.send('POST', '/api/v1/notifications/read', { payload: { ids } });
    expect(answer.statusCode).toBe(422);
  }
});

it('a person who lost the role for a kind of mail gets no such notice, neither by mail nor in the bell', async () => {
  const { db } = tests.server;
  await choose('daily');
  await assign();
  await db.run(sql`delete from user_role where user_id = ${reader.userId}`);
  await wake();
  await tests.send();
  expect(tests.receivedBy(address)).toHaveLength(0);
  expect(await states()).toContain(
    'suppressed: The roles of the person bring no mail of this kind any more.',
  );
  await db.run(sql`insert into user_role (user_id, role) values (${reader.userId}, 'recruiter')`);
  expect(await bell()).toEqual([]);
});

it('a mail about news that was read in the console meanwhile is not tried again', async () => {
  await assign();
  const message = await tests.server.db.one<{ id: number }>(sql`
    update mail_message set state = 'queued' returning id`);
  await markRead();
  await storeMailFailure(tests.server.db, message?.id ?? 0, { problem: 'Later', isFinal: false });
  expect(await states()).toEqual(['suppressed: It was read in the console.']);
});
