import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { testMail } from '../../../src/company/outbox/test-mail';
import { openDatabase } from '../../../src/platform/db/database';
import { describeMailFailure } from '../../../src/platform/mail/describe-mail-failure.rule';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import { openMailTransport } from '../../../src/platform/mail/mail-transport';
import { startConsole, type ConsoleProcess } from '../../console-process';
import { makeUser } from '../../factories';
import { runMailTask } from '../../mail-run';
import { startMailTests } from '../../mail-tests';
import { startSmtp } from '../../smtp';

const tests = startMailTests('empty');
let made = 0;

beforeEach(() => tests.smtp.pause(undefined));

const enqueue = (addresses: readonly string[], actorName = 'Asha'): Promise<void> => {
  made += 1;
  return enqueueMail(
    tests.server.db,
    testMail,
    addresses.map((address) => ({
      ...{ cause: `fault:${made}`, to: { address }, reference: { actorName } },
    })),
  );
};
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `p${index}@example.com`);
const run = () => runMailTask(tests.server, [testMail]);
const rows = () =>
  tests.server.db.many<{ state: string; problem: string; attempts: number }>(sql`
    select state, problem, attempts from mail_message order by id`);

it('mail is sent after a day without a mail server, without hundreds of tries meanwhile', async () => {
  const port = Number(new URL(tests.smtp.url).port);
  await tests.smtp.stop();
  await enqueue(['later@example.com']);
  const isDayOver = async () =>
    (
      await tests.server.db.one<{ isOver: boolean }>(sql`
        select queued_at < now() - interval '1 day' as "isOver" from mail_message`)
    )?.isOver;
  while (!(await isDayOver())) {
    await run();
    await tests.server.db.run(sql`
      update mail_message set queued_at = queued_at - (next_try_at - now()), next_try_at = now()`);
  }
  const [waiting] = await rows();
  expect(waiting?.state).toBe('deferred');
  expect(waiting?.attempts).toBeLessThan(25);
  tests.smtp = await startSmtp(port);
  await run();
  expect(await rows()).toMatchObject([{ state: 'sent', problem: '' }]);
  expect(tests.smtp.received).toHaveLength(1);
});

it('a slow mail server gets its mail, and delays no database write meanwhile', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const begun = new Promise<void>((resolve) => {
    tests.smtp.pause(() => {
      resolve();
      return answered;
    });
  });
  await enqueue(['slow@example.com']);
  const sending = run();
  await begun;
  for (let count = 0; count < 20; count += 1) await enqueue([`during${count}@example.com`]);
  expect(await rows()).toHaveLength(21);
  tests.smtp.pause(undefined);
  answer();
  await sending;
  await run();
  expect(tests.smtp.received).toHaveLength(21);
});

it('a mail server that stopped answering is reported, and the mail is sent again later', async () => {
  tests.smtp.pause(() => sleep(2_000));
  await enqueue(['silent@example.com']);
  await runMailTask(tests.server, [testMail], { connect: 300, answer: 300 });
  expect(await rows()).toMatchObject([
    { state: 'deferred', problem: 'The mail server did not answer in time.' },
  ]);
});

it('two servers that send mail at once send each mail once', async () => {
  await enqueue(many(300));
  const second = openDatabase({ connectionString: tests.server.connectionString, connections: 4 });
  try {
    await Promise.all([run(), runMailTask({ ...tests.server, db: second }, [testMail])]);
  } finally {
    await second.close();
  }
  const addresses = tests.smtp.received.map(({ recipients }) => recipients[0]);
  expect(addresses).toHaveLength(300);
  expect(new Set(addresses).size).toBe(300);
});

it.each([
  ['quotes and brackets', 'Zoë "the boss" <x@y.example>, z'],
  ['another script', 'शीला कुमार'],
  ['a new header', 'Asha\r\nBcc: thief@example.com\r\n\r\nbody'],
  ['an encoded word', '=?utf-8?q?=0D=0ABcc:_thief@example.com?='],
])('a recipient’s name with %s cannot change headers or recipients of a mail', async (_, name) => {
  const id = await makeUser(tests.server.db, ['recruiter'], { firstName: name, lastName: '' });
  await enqueueMail(tests.server.db, testMail, [
    { cause: `name:${id}`, to: { personId: id }, reference: { actorName: name } },
  ]);
  await run();
  const [mail] = tests.smtp.received;
  expect(tests.smtp.received).toHaveLength(1);
  expect(mail?.recipients).toHaveLength(1);
  expect(mail?.headers.has('bcc')).toBe(false);
  expect(mail?.to).toMatchObject({ value: [{ address: mail?.recipients[0] }] });
});

it.each([['"a b"@example.com'], ['a@b.example>\r\nBcc: x@y.example'], ['a,b@example.com']])(
  'nothing is sent to the unsafe address %p, and its mail is suppressed',
  async (address) => {
    await enqueue([address]);
    await run();
    expect(tests.smtp.received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'suppressed' }]);
  },
);

it.each<[string, object, RegExp]>([
  ['a name that does not exist', { host: 'mail.kestrel.invalid' }, /^The name of the mail server/],
  [
    'a certificate of its own',
    { encryption: 'tls' },
    /certificate of the mail server is not trusted/,
  ],
  ['no encryption', { encryption: 'starttls' }, /offers no encryption/],
  ['another password', { credentials: { user: 'a', pass: 'wrong' } }, /refused the sign-in: 535/],
])('the error of a mail server with %s is described in words', async (_, change, problem) => {
  const isSecure = 'encryption' in change && change.encryption === 'tls';
  const other = await startSmtp(0, {
    ...{ secure: isSecure, disabledCommands: ['STARTTLS'], allowInsecureAuth: true },
    onAuth: (_auth, _session, callback) => callback(new Error('Invalid login')),
  });
  const { mail } = tests.server.config;
  if (!mail) throw new Error('No mail is configured');
  const port = Number(new URL(other.url).port);
  const transport = openMailTransport({ ...mail, host: 'localhost', port, ...change });
  const failure = await transport
    .send({
      ...{ id: 1, messageId: 'a', company: 'K', subject: 'A', text: 'A', html: '<p>A</p>' },
      ...{ takesReplies: false, to: { name: '', address: 'a@example.com' } },
    })
    .then(
      () => undefined,
      (error: Error) => describeMailFailure(error),
    );
  transport.close();
  await other.stop();
  expect(failure).toMatchObject({ isServerAway: true, problem: expect.stringMatching(problem) });
});

describe('a server killed while it sends mail', () => {
  const start = (): ConsoleProcess =>
    startConsole({
      DATABASE_URL: tests.server.connectionString,
      DATA_FOLDER: tests.server.config.dataFolder,
      ...{ SMTP_URL: tests.smtp.url, MAIL_FROM: 'hiring@kestrel.example', MODE: 'production' },
      PUBLIC_URL: 'https://console.kestrel.example',
    });
  const makeDue = () =>
    tests.server.db.run(sql`
      update mail_message set next_try_at = now() where state in ('queued', 'deferred')`);
  const isOpen = async () =>
    (await rows()).some(({ state }) => state === 'queued' || state === 'deferred');

  it('after a kill, only mail that the mail server may have accepted is sent again, with the same message id', async () => {
    await enqueue(['done@example.com']);
    await run();
    let isHeld = false;
    tests.smtp.pause(() => {
      isHeld = true;
      return sleep(60_000, undefined, { ref: false });
    });
    await enqueue(['held@example.com']);
    const console = start();
    await console.address;
    while (!isHeld) await sleep(50);
    console.child.kill('SIGKILL');
    await console.ended;
    tests.smtp.pause(undefined);
    expect(await isOpen()).toBe(true);
    await run();
    expect(await isOpen()).toBe(true);
    await makeDue();
    await run();
    expect(await isOpen()).toBe(false);
    const ids = (address: string) =>
      tests.smtp.received
        .filter(({ recipients }) => recipients.includes(address))
        .map(({ messageId }) => messageId);
    expect(ids('done@example.com')).toHaveLength(1);
    const held = ids('held@example.com');
    expect(held).toHaveLength(2);
    expect(new Set(held).size).toBe(1);
  }, 120_000);
});
