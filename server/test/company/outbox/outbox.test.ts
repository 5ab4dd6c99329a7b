import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { SenderCheck } from '../../../contract/company/outbox/sender-check';
import { suppressAddress } from '../../../src/platform/mail/mail-suppressions';
import { startMailTests } from '../../mail-tests';
import type { Caller, TestServer } from '../../server';
import { createRefusal, type TestSmtp } from '../../smtp';

const path = '/api/v1/mail-messages';

const tests = startMailTests('empty');
let smtp: TestSmtp;
let server: TestServer;
let admin: Caller;

beforeAll(async () => {
  ({ smtp, server } = tests);
  admin = await server.signInAs('administrator');
});

const test = async (address: string): Promise<number> => {
  const answer = await admin.send('POST', `${path}/test`, { payload: { address } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.id as number;
};
const listed = async (query: Record<string, string> = {}) =>
  (await admin.send('GET', path, { query })).json().data as { id: number; recipient: string }[];
const read = async (id: number) => (await admin.send('GET', `${path}/${id}`)).json().data;

it('a test message arrives, and its record shows that it was sent', async () => {
  const id = await test('asha@example.com');
  expect(await read(id)).toMatchObject({ state: 'queued', kind: 'test', text: '' });
  await tests.send();
  expect(smtp.lastTo('asha@example.com').text).toContain('Asha Verma tried whether mail arrives');
  expect(await read(id)).toMatchObject({ state: 'sent', problem: '', attempts: 1 });
});

it('a refused test message is shown with the mail server’s own reason', async () => {
  smtp.refuse(() => createRefusal(554, 'The sender is not allowed here'));
  const id = await test('asha@example.com');
  await tests.send();
  expect(await read(id)).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('The sender is not allowed here'),
  });
});

it('messages in the outbox are found by kind, state, whole address and words, the newest first', async () => {
  const first = await test('asha@example.com');
  await tests.send();
  const second = await test('mira@example.com');
  expect((await listed()).map(({ id }) => id)).toEqual([second, first]);
  expect((await listed({ state: 'sent' })).map(({ id }) => id)).toEqual([first]);
  expect((await listed({ recipient: 'MIRA@example.com' })).map(({ id }) => id)).toEqual([second]);
  expect(await listed({ recipient: 'mira' })).toEqual([]);
  expect(await listed({ kind: 'invitation' })).toEqual([]);
  expect((await listed({ search: 'asha' })).map(({ id }) => id)).toEqual([first]);
});

it('a failed message is sent after Try again; a message that was sent is not sent twice', async () => {
  smtp.refuse(() => createRefusal(550, 'No such user'));
  const id = await test('asha@example.com');
  await tests.send();
  smtp.refuse(undefined);
  const retry = () => admin.send('POST', `${path}/retry`, { payload: { id: [id] } });
  expect((await retry()).json()).toEqual({ data: { changed: 1 } });
  await tests.send();
  expect(await read(id)).toMatchObject({ state: 'sent', attempts: 2 });
  expect((await retry()).statusCode).toBe(409);
  await tests.send();
  expect(smtp.received).toHaveLength(1);
});

it('auditors read mail and cannot send any; recruiters see none', async () => {
  const id = await test('asha@example.com');
  const [auditor, recruiter] = [
    await server.signInAs('auditor'),
    await server.signInAs('recruiter'),
  ];
  expect((await auditor.send('GET', `${path}/${id}`)).statusCode).toBe(200);
  for (const caller of [auditor, recruiter]) {
    const payload = { address: 'asha@example.com' };
    expect((await caller.send('POST', `${path}/test`, { payload })).statusCode).toBe(403);
    const retry = await caller.send('POST', `${path}/retry`, { payload: { id: [id] } });
    expect(retry.statusCode).toBe(403);
  }
  expect((await recruiter.send('GET', path)).statusCode).toBe(403);
  expect((await recruiter.send('GET', '/api/v1/mail-settings')).statusCode).toBe(403);
});

it('the mail settings show the mail server and the sender, and no secret', async () => {
  const { data } = (await admin.send('GET', '/api/v1/mail-settings')).json();
  expect(data).toEqual({
    server: new URL(smtp.url).host,
    from: 'Hiring <hiring@kestrel.example>',
    replyTo: '',
    mailbox: null,
  });
});

it('an administrator has mail sent again to an address that it came back from; auditors cannot', async () => {
  await suppressAddress(server.db, 'Asha@example.com', '550 No such user');
  const personId = (await server.signInAs('recruiter')).userId;
  await server.db.run(sql`update app_user set email = 'asha@example.com' where id = ${personId}`);
  const readPerson = async () =>
    (await admin.send('GET', `/api/v1/person/${personId}`)).json().data.mailProblem;
  expect(await readPerson()).toBe('550 No such user');
  const id = await test('asha@example.com');
  await tests.send();
  expect(await read(id)).toMatchObject({
    ...{ state: 'suppressed', isAddressRefused: true },
    problem: expect.stringContaining('550 No such user'),
  });
  const allow = `${path}/${id}/allow-address`;
  const auditor = await server.signInAs('auditor');
  expect((await auditor.send('POST', allow)).statusCode).toBe(403);
  expect((await admin.send('POST', `${path}/999999/allow-address`)).statusCode).toBe(404);
  expect((await admin.send('POST', allow)).json().data).toMatchObject({ isAddressRefused: false });
  expect(await readPerson()).toBeNull();
  await test('asha@example.com');
  await tests.send();
  expect(smtp.lastTo('asha@example.com').subject).toBe('Test message');
});

it('a message that was suppressed for its address can be sent by Try again, once mail to the address is allowed', async () => {
  await suppressAddress(server.db, 'nila@example.com', '550 No such user');
  const id = await test('nila@example.com');
  await tests.send();
  expect(await read(id)).toMatchObject({ state: 'suppressed', canRetry: true });
  await admin.send('POST', `${path}/${id}/allow-address`);
  const retry = () => admin.send('POST', `${path}/retry`, { payload: { id: [id] } });
  expect((await retry()).json()).toEqual({ data: { changed: 1 } });
  await tests.send();
  expect(await read(id)).toMatchObject({ state: 'sent', canRetry: false });
  expect(smtp.received).toHaveLength(1);
});

it('a message that must not be sent is not offered to be tried again', async () => {
  const id = await test('asha@example.com');
  await server.db.run(sql`
    update mail_message set state = 'suppressed', problem = 'It was read in the console.'
    where id = ${id}`);
  expect(await read(id)).toMatchObject({ canRetry: false });
  const retry = await admin.send('POST', `${path}/retry`, { payload: { id: [id] } });
  expect(retry.statusCode).toBe(409);
});

it('the sender’s domain is looked up for those who see mail, and for nobody else', async () => {
  const check = '/api/v1/mail-settings/sender-check';
  const { data } = (await admin.send('GET', check)).json();
  expect([...Value.Errors(SenderCheck, data)]).toEqual([]);
  expect(data.domain).toBe('kestrel.example');
  const recruiter = await server.signInAs('recruiter');
  expect((await recruiter.send('GET', check)).statusCode).toBe(403);
}, 20_000);
