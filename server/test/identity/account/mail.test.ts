import sql from 'sql-template-tag';
import { hashPassword } from '../../../src/identity/account/password';
import { makeCompany, makeUser } from '../../factories';
import { runMailTask } from '../../mail-run';
import { startMailTests } from '../../mail-tests';
import { startTestServer, type Caller, type TestServer } from '../../server';
import { findLinkPath, type TestSmtp } from '../../smtp';
import { readRedirectQuery, openBrowser } from './browser';

const password = 'long enough a password';

const tests = startMailTests('empty');
let smtp: TestSmtp;
let server: TestServer;
let admin: Caller;
let made = 0;

beforeAll(async () => {
  ({ smtp, server } = tests);
  admin = await server.signInAs('administrator');
});
beforeEach(() => server.db.run(sql`delete from attempt`));

const newAddress = (): string => {
  made += 1;
  return `nila${made}@example.com`;
};
const makePerson = async (email: string) =>
  makeUser(server.db, ['recruiter'], { email, passwordHash: await hashPassword(password) });
const invite = async (email: string) => {
  const payload = { firstName: 'Nila', lastName: 'Das', email, roles: ['recruiter'] };
  const { data } = (await admin.send('POST', '/api/v1/person', { payload })).json();
  return { id: data.personId as number, link: data.path as string };
};
const browser = () => openBrowser(server.app);
const choose = (link: string, chosen: string) =>
  browser().form('/account/invitation', {
    code: link.split('code=')[1] ?? '',
    password: chosen,
    repeated: chosen,
  });
const signIn = async (userName: string, given: string, at = browser()) => {
  await at.get('/account/login');
  return at.form('/account/login', { userName, password: given });
};
const forget = (address: string) => browser().form('/account/forgot', { address });
const stateOf = async (email: string) =>
  server.db.one<{ state: string; problem: string }>(sql`
    select state, problem from mail_message where address = ${email} order by id desc limit 1`);

it('an invited person can choose a password by the link in the mail as well as by the copied link, and only once', async () => {
  const email = newAddress();
  const { link } = await invite(email);
  await tests.send();
  const mail = smtp.lastTo(email);
  expect(mail.subject).toBe('Your invitation to the hiring console of Kestrel Foods');
  expect(mail.html).toContain('Welcome, Nila');
  const mailed = findLinkPath(mail);
  expect(mailed).not.toBe(link);
  expect((await browser().get(mailed)).body).toContain('Welcome, Nila');
  expect((await browser().get(link)).statusCode).toBe(200);
  const answers = await Promise.all([choose(mailed, password), choose(link, 'another long one')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 404]);
  for (const used of [mailed, link]) expect((await browser().get(used)).statusCode).toBe(404);
});

it('a stored mail never contains its link, and only a hash of the link is stored', async () => {
  const email = newAddress();
  const { id } = await invite(email);
  await tests.send();
  const code = findLinkPath(smtp.lastTo(email)).split('code=')[1] ?? '';
  const { data } = (
    await admin.send('GET', '/api/v1/mail-messages', { query: { recipient: email } })
  ).json();
  const detail = (await admin.send('GET', `/api/v1/mail-messages/${data[0].id}`)).json().data;
  expect(detail.text).toContain('The link is in the sent message alone.');
  expect(detail.html).toContain('The link is in the sent message alone.');
  const dump = await server.db.many(sql`
    select row_to_json(mail_message)::text as row from mail_message
    union all select row_to_json(mailed_link)::text from mailed_link where user_id = ${id}`);
  expect(code).toHaveLength(43);
  expect(JSON.stringify(dump)).not.toContain(code);
});

it('a newer invitation ends the earlier link, and cancels the earlier mail if it was not sent yet', async () => {
  const email = newAddress();
  const { id } = await invite(email);
  await tests.send();
  const first = findLinkPath(smtp.lastTo(email));
  const again = () => admin.send('POST', `/api/v1/person/${id}/invitation`);
  await again();
  expect((await browser().get(first)).statusCode).toBe(404);
  await again();
  smtp.received.length = 0;
  await tests.send();
  expect(smtp.received).toHaveLength(1);
  expect((await browser().get(findLinkPath(smtp.lastTo(email)))).statusCode).toBe(200);
});

it('the link of an invitation ends with the person’s deactivation, also after they come back', async () => {
  const email = newAddress();
  const { id } = await invite(email);
  await tests.send();
  const link = findLinkPath(smtp.lastTo(email));
  await admin.send('POST', `/api/v1/person/${id}/deactivation`);
  await admin.send('POST', `/api/v1/person/${id}/reactivation`);
  expect((await browser().get(link)).statusCode).toBe(404);
});

it('a forgotten password is replaced by a mailed link, once, which ends other sessions', async () => {
  const email = newAddress();
  const id = await makePerson(email);
  await signIn(email, password);
  expect((await forget(email)).headers.location).toBe('/account/forgot?sent=true');
  await tests.send();
  const mail = smtp.lastTo(email);
  expect(mail.subject).toBe('Choose a new password');
  const link = findLinkPath(mail);
  expect((await browser().get(link)).body).toContain('Choose a new password');
  expect((await choose(link, 'an entirely new one')).statusCode).toBe(303);
  expect((await choose(link, 'yet another new one')).statusCode).toBe(404);
  expect((await signIn(email, password)).statusCode).toBe(401);
  expect(readRedirectQuery(await signIn(email, 'an entirely new one')).get('authType')).toBe(
    'self',
  );
  const open = await server.db.one<{ n: number }>(sql`
    select count(*)::integer as n from session where user_id = ${id} and ended_at is null`);
  expect(open?.n).toBe(1);
  await tests.send();
  expect(smtp.received.map(({ subject }) => subject)).toContain('Your password was changed');
});

it('changing a password in a new browser sends one mail, not two', async () => {
  const email = newAddress();
  await makePerson(email);
  await signIn(email, password);
  await forget(email);
  await tests.send();
  const arriving = browser();
  const link = findLinkPath(smtp.lastTo(email));
  await arriving.get(link);
  smtp.received.length = 0;
  const chosen = 'an entirely new one';
  const answer = await arriving.form('/account/invitation', {
    ...{ code: link.split('code=')[1] ?? '', password: chosen, repeated: chosen },
  });
  expect(readRedirectQuery(answer).get('token')).toBeTruthy();
  await tests.send();
  expect(smtp.received.map(({ subject }) => subject)).toEqual(['Your password was changed']);
});

it('people who are invited by a file get a mail each, whose link works beside that of the file', async () => {
  const addresses = [newAddress(), newAddress()];
  const ids = await Promise.all(
    addresses.map((email) => makeUser(server.db, ['recruiter'], { email })),
  );
  const asked = await admin.send('POST', '/api/v1/file-tickets', {
    payload: { kind: 'list', list: 'invitation', rows: { personId: ids } },
  });
  const file = await server.app.inject({
    ...{ method: 'GET', url: asked.json().data.url, headers: { host: 'localhost' } },
  });
  expect(file.body).toContain(addresses[0]);
  await tests.send();
  expect(smtp.received.map(({ recipients }) => recipients[0]).toSorted()).toEqual(
    addresses.toSorted(),
  );
  for (const mail of smtp.received)
    expect((await browser().get(findLinkPath(mail))).statusCode).toBe(200);
});

it('a person who asks for a new password reads the same for an unknown address, and nothing is sent to it', async () => {
  const known = newAddress();
  await makePerson(known);
  const [one, other] = [await forget(known), await forget('nobody@example.com')];
  expect([one.statusCode, one.headers.location, one.body]).toEqual([
    ...[other.statusCode, other.headers.location, other.body],
  ]);
  await tests.send();
  expect(smtp.received.map(({ recipients }) => recipients[0])).toEqual([known]);
  expect(await stateOf('nobody@example.com')).toMatchObject({ state: 'suppressed' });
});

it('a link for a new password works for an hour', async () => {
  const email = newAddress();
  await makePerson(email);
  await forget(email);
  await tests.send();
  await server.db.run(sql`update mailed_link set expires_at = expires_at - interval '61 minutes'`);
  expect((await choose(findLinkPath(smtp.lastTo(email)), 'an entirely new one')).statusCode).toBe(
    404,
  );
});

it.each([
  ['was never given a password', { password_hash: null }],
  ['has an address that a service token wrote', { address_doubted: true }],
  ['was deactivated', { is_active: false }],
])('no link for a new password goes to somebody who %s', async (_, changes) => {
  const email = newAddress();
  const id = await makePerson(email);
  const state = { password_hash: 'unusable', address_doubted: false, is_active: true, ...changes };
  await server.db.run(sql`
    update app_user set password_hash = ${state.password_hash},
      address_doubted = ${state.address_doubted}, is_active = ${state.is_active} where id = ${id}`);
  await forget(email);
  await tests.send();
  expect(smtp.received).toHaveLength(0);
  expect(await stateOf(email)).toMatchObject({ state: 'suppressed' });
});

it('repeated requests for a new password for one address are slowed down', async () => {
  const email = newAddress();
  for (let tries = 0; tries < 3; tries += 1) expect((await forget(email)).statusCode).toBe(303);
  const refused = await forget(email);
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('Too many attempts');
  expect((await forget(newAddress())).statusCode).toBe(303);
});

it.each(['', 'nobody', 'a@b', 'a@b.example, c@d.example'])(
  'the address %p is refused at its field',
  async (address) => {
    const answer = await forget(address);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Enter an address such as');
  },
);

it('a sign-in from a new browser is mailed; from a known one, and the first of all, it is not', async () => {
  const email = newAddress();
  await makePerson(email);
  const known = browser();
  await signIn(email, password, known);
  await tests.send();
  expect(smtp.received).toHaveLength(0);
  await signIn(email, password, known);
  await tests.send();
  expect(smtp.received).toHaveLength(0);
  await signIn(email, password);
  await tests.send();
  const mail = smtp.lastTo(email);
  expect(mail.subject).toBe('Sign-in from a new browser');
  expect(mail.text).toContain('/account/profile');
  expect(smtp.received).toHaveLength(1);
});

describe('without a mail server', () => {
  let quiet: TestServer;
  beforeAll(async () => {
    quiet = await startTestServer();
    await makeCompany(quiet.db);
  }, 120_000);
  afterAll(() => quiet.stop());

  it('without a mail server, mail is written without a link, waits, and is sent once a server is configured', async () => {
    const email = newAddress();
    const caller = await quiet.signInAs('administrator');
    const payload = { firstName: 'Nila', lastName: 'Das', email, roles: ['recruiter'] };
    await caller.send('POST', '/api/v1/person', { payload });
    await runMailTask(quiet);
    const { data } = (await caller.send('GET', '/api/v1/mail-messages')).json();
    expect(data).toMatchObject([{ state: 'queued', recipient: email, attempts: 0 }]);
    expect(data[0].subject).toContain('Your invitation');
    expect(await quiet.db.many(sql`select from mailed_link`)).toHaveLength(0);
    expect((await caller.send('GET', '/api/v1/mail-settings')).json().data.server).toBeNull();
    await runMailTask({ ...quiet, config: { ...quiet.config, mail: server.config.mail } });
    expect((await browser().get(findLinkPath(smtp.lastTo(email)))).statusCode).toBe(404);
    expect(smtp.received).toHaveLength(1);
  });

  it('without a mail server, the page for a forgotten password says whom to ask instead', async () => {
    const page = await openBrowser(quiet.app).get('/account/forgot');
    expect(page.body).toContain('This console sends no mail yet');
    await openBrowser(quiet.app).form('/account/forgot', { address: 'a@b.example' });
    expect(
      await quiet.db.many(sql`select from mail_message where address = 'a@b.example'`),
    ).toEqual([]);
  });
});
