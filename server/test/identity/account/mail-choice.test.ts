import sql from 'sql-template-tag';
import { hashPassword } from '../../../src/identity/account/password';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';
import { readRedirectQuery, openBrowser, type Browser } from './browser';

const tests = startMailTests();
const password = 'correct horse battery';
const address = 'choosing@example.com';
let personId = 0;
let jobId = 0;

const signIn = async (userName: string): Promise<Browser> => {
  const browser = openBrowser(tests.server.app, { 'sec-fetch-site': 'same-origin' });
  await browser.get('/account/login');
  const answer = await browser.form('/account/login', { userName, password });
  await browser.call('/account/token', { token: readRedirectQuery(answer).get('token') ?? '' });
  return browser;
};
const readChoices = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<select name="([a-z-]+)">([^]*?)<\/select>/g)].map(([, kind, options]) => [
      kind ?? '',
      /value="([a-z-]+)"\s+selected/.exec(options ?? '')?.[1],
    ]),
  );
const makePerson = async (userName: string, roles: string[], email: string) =>
  makeUser(tests.server.db, roles as ['recruiter'], {
    ...{ userName, email, passwordHash: await hashPassword(password) },
  });
const mailNewApplicants = async () => {
  const { db } = tests.server;
  const [application] = await db.many<{ id: number }>(sql`
    select id from application where job_id = ${jobId} order by id desc limit 1`);
  await enqueueMail(db, { name: 'new-applications' }, [
    {
      ...{ cause: 'test', to: { personId } },
      reference: { jobId, sinceId: application?.id },
    },
  ]);
  await tests.send();
};

beforeAll(async () => {
  personId = await makePerson('choosing', ['recruiter'], address);
  const [job] = await tests.server.db.many<{ id: number }>(sql`
    select job_id as id from application order by id desc limit 1`);
  jobId = job?.id ?? 0;
  await tests.server.db.run(sql`
    insert into job_user (job_id, user_id, sequence) values (${jobId}, ${personId}, 1)`);
});

it('a person turns a kind of mail off on their profile, and on again', async () => {
  const browser = await signIn('choosing');
  const { body } = await browser.get('/account/profile');
  expect(readChoices(body)).toEqual({
    ...{ 'expiring-job': 'at-once', 'assigned-applicant': 'at-once', 'applicant-reply': 'at-once' },
    ...{ 'applicant-answer': 'at-once', 'hand-over': 'at-once' },
    ...{ 'new-applications': 'at-once', 'finished-import': 'at-once' },
    ...{ 'interview-declined': 'at-once' },
    ...{ 'chat-mention': 'at-once', 'referral-progress': 'at-once' },
    ...{ 'offer-approval': 'at-once', 'offer-answer': 'at-once' },
    ...{ 'quiet-job': 'daily', 'moved-applicant': 'daily', 'unread-chats': 'daily' },
  });
  await mailNewApplicants();
  expect(tests.receivedBy(address)[0]?.text).toContain('http://localhost/account/profile#mail');

  const saved = await browser.form('/account/profile/mail', {
    ...{ 'expiring-job': 'daily', 'new-applications': 'off' },
  });
  expect(saved.headers.location).toBe('/account/profile?saved=true#mail');
  expect(readChoices((await browser.get('/account/profile')).body)).toMatchObject({
    'expiring-job': 'daily',
    'assigned-applicant': 'at-once',
    'new-applications': 'off',
  });
  await tests.server.db.run(sql`delete from mail_message`);
  await mailNewApplicants();
  expect(tests.receivedBy(address)).toHaveLength(1);
  expect(
    await tests.server.db.many(
      sql`select state, problem from mail_message where kind = 'new-applications'`,
    ),
  ).toEqual([{ state: 'suppressed', problem: 'The person does not want mail of this kind.' }]);

  await browser.form('/account/profile/mail', { 'new-applications': 'at-once' });
  await tests.server.db.run(sql`delete from mail_message`);
  await mailNewApplicants();
  expect(tests.receivedBy(address)).toHaveLength(2);
});

it('mail about the account cannot be turned off, and a foreign page changes no choice', async () => {
  const browser = await signIn('choosing');
  await browser.form('/account/profile/mail', {});
  await tests.server.db.run(sql`
    insert into mail_preference (person_id, kind, frequency)
    values (${personId}, 'new-browser', 'off')`);
  await openBrowser(tests.server.app).get('/account/login');
  const other = openBrowser(tests.server.app, {
    ...{ 'sec-fetch-site': 'same-origin', 'user-agent': 'Another browser' },
  });
  await other.get('/account/login');
  await other.form('/account/login', { userName: 'choosing', password });
  await tests.send();
  expect(tests.receivedBy(address).map(({ subject }) => subject)).toContain(
    'Sign-in from a new browser',
  );
  const foreign = await tests.server.app.inject({
    ...{ method: 'POST', url: '/account/profile/mail', payload: { 'new-applications': 'off' } },
    cookies: Object.fromEntries(browser.cookies),
    headers: { host: 'localhost', 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.statusCode).toBe(403);
});

it('a frequency or a kind that cannot be chosen changes nothing', async () => {
  const browser = await signIn('choosing');
  const before = readChoices((await browser.get('/account/profile')).body);
  const choose = (fields: Record<string, string>) => browser.form('/account/profile/mail', fields);
  expect((await choose({ 'new-applications': 'hourly' })).statusCode).toBe(422);
  await choose({ nothing: 'off', 'new-browser': 'off', 'unread-chats': 'at-once' });
  expect(readChoices((await browser.get('/account/profile')).body)).toEqual(before);
});

it('a person whose roles get no special mail can choose only the kinds that everybody can get', async () => {
  await makePerson('referring-person', ['referrer'], 'referring.person@example.com');
  const { body } = await (await signIn('referring-person')).get('/account/profile');
  expect(Object.keys(readChoices(body)).toSorted()).toEqual([
    ...['chat-mention', 'new-applications', 'referral-progress', 'unread-chats'],
  ]);
});
