import sql from 'sql-template-tag';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import type { MailKind } from '../../../src/platform/mail/mail-kind';
import { toTaggedAddress } from '../../../src/platform/mail/tagged-address.rule';
import { writeDeliveryReport } from '../../delivery-report';
import { runMailTask } from '../../mail-run';
import { startMailTests } from '../../mail-tests';
import { runMailboxTask } from '../../mailbox-run';

const note: MailKind = {
  name: 'invitation',
  render: () =>
    Promise.resolve({ subject: 'A note', heading: 'A note', paragraphs: [], reason: 'of a test' }),
};

const tests = startMailTests('empty', { hasMailbox: true });
let made = 0;

beforeEach(() => tests.server.db.run(sql`delete from mail_suppression`));

interface SentMail {
  id: number;
  messageId: string;
  state: string;
  problem: string;
  delays: number;
}
const readMail = async (): Promise<SentMail> => {
  const mail = await tests.server.db.one<SentMail>(sql`
    select id, message_id as "messageId", state, problem, delays from mail_message
    order by id desc limit 1`);
  if (!mail) throw new Error('There is no message');
  return mail;
};
const sendTo = async (address: string): Promise<SentMail> => {
  made += 1;
  await enqueueMail(tests.server.db, note, [{ cause: `note:${made}`, to: { address } }]);
  await runMailTask(tests.server, [note]);
  return readMail();
};
const suppressed = () =>
  tests.server.db.many<{ address: string; reason: string }>(sql`
    select address, reason from mail_suppression order by address`);
const returnTo = (mail: SentMail) => toTaggedAddress(tests.imap.address, 'b', mail) ?? '';
const readUnmatched = async () =>
  (await tests.server.db.one<{ unmatched: number }>(sql`select unmatched from mailbox_position`))
    ?.unmatched;

it('a mail is sent with a return address by which a bounce is matched to the mail', async () => {
  const mail = await sendTo('gone@example.com');
  const [received] = tests.smtp.received;
  expect(received?.sender).toBe(returnTo(mail));
  expect(received?.from?.value[0]?.address).toBe(tests.imap.address);
});

it('a mail that bounced is marked, and no further mail is sent to its address', async () => {
  const mail = await sendTo('Gone@example.com');
  await tests.imap.deliver(
    writeDeliveryReport({ to: returnTo(mail), recipient: 'gone@example.com' }),
  );
  await runMailboxTask(tests.server);
  const reason = '550 5.1.1 <nobody>: No such user here';
  expect(await readMail()).toMatchObject({ state: 'bounced', problem: `It came back: ${reason}` });
  expect(await suppressed()).toEqual([{ address: 'gone@example.com', reason }]);
  expect(await tests.imap.readUnseen()).toEqual([]);
  expect(await sendTo('gone@EXAMPLE.com')).toMatchObject({
    state: 'suppressed',
    problem: expect.stringContaining('No such user here'),
  });
  expect(tests.smtp.received).toHaveLength(1);
});

it('a bounce is matched by its headers if the mail provider replaced the return address', async () => {
  const { messageId } = await sendTo('moved@example.com');
  await tests.imap.deliver(
    writeDeliveryReport({
      ...{ to: tests.imap.address, recipient: 'Moved@example.com' },
      returned: `Subject: A note\nMessage-ID: <${messageId}@kestrel.example>`,
    }),
  );
  await runMailboxTask(tests.server);
  expect((await readMail()).state).toBe('bounced');
  expect(await suppressed()).toHaveLength(1);
});

it.each([
  ['a delay', { action: 'delayed', status: '4.4.1' }, 'sent', 1, 0],
  ['the end of all tries', { status: '4.4.1' }, 'bounced', 0, 0],
  ['a refusal of the sender', { status: '5.7.26' }, 'bounced', 0, 0],
  ['an arrival', { action: 'delivered', status: '2.0.0' }, 'sent', 0, 0],
])('mail to an address is not stopped by %s', async (_, options, state, delays, count) => {
  const mail = await sendTo('slow@example.com');
  await tests.imap.deliver(
    writeDeliveryReport({ to: returnTo(mail), recipient: 'slow@example.com', ...options }),
  );
  await runMailboxTask(tests.server);
  expect(await readMail()).toMatchObject({ state, delays });
  expect(await suppressed()).toHaveLength(count);
});

it('nobody can stop mail to an address by a guessed bounce, another mail, or the id of a mail to somebody else', async () => {
  const other = await sendTo('other@example.com');
  const mail = await sendTo('victim@example.com');
  const recipient = 'victim@example.com';
  const forged = returnTo(mail).replace(/\.[0-9a-f]{20}@/, `.${'0'.repeat(20)}@`);
  const moved = returnTo(other).replace(`b-${other.id}.`, `b-${mail.id}.`);
  for (const to of [forged, moved, forged.replace(/b-\d+/, 'b-9999999999'), tests.imap.address])
    await tests.imap.deliver(writeDeliveryReport({ to, recipient }));
  await tests.imap.deliver(
    writeDeliveryReport({
      ...{ to: tests.imap.address, recipient },
      returned: `Message-ID: <${other.messageId}@kestrel.example>`,
    }),
  );
  const before = (await readUnmatched()) ?? 0;
  const isAboutVictim = (text: string) => text.includes(recipient);
  await runMailboxTask(tests.server);
  expect(await suppressed()).toEqual([]);
  expect((await readMail()).state).toBe('sent');
  expect(((await readUnmatched()) ?? 0) - before).toBe(5);
  expect((await tests.imap.readUnseen()).filter(isAboutVictim)).toHaveLength(5);
});

it('a bounce that is read from the mailbox twice is counted once', async () => {
  const mail = await sendTo('slow@example.com');
  const options = { action: 'delayed', status: '4.4.1' };
  await tests.imap.deliver(
    writeDeliveryReport({ to: returnTo(mail), recipient: 'slow@example.com', ...options }),
  );
  await runMailboxTask(tests.server);
  await runMailboxTask(tests.server);
  expect((await readMail()).delays).toBe(1);
});

it('when the mailbox cannot be reached the error is stored, and mail is read later', async () => {
  const mail = await sendTo('gone@example.com');
  await tests.imap.deliver(
    writeDeliveryReport({ to: returnTo(mail), recipient: 'gone@example.com' }),
  );
  await tests.imap.halt();
  await runMailboxTask(tests.server);
  const readProblem = async () =>
    (await tests.server.db.one<{ problem: string }>(sql`select problem from mailbox_position`))
      ?.problem;
  expect(await readProblem()).toMatch(/Nothing answers/);
  expect((await readMail()).state).toBe('sent');
  await tests.imap.start();
  await runMailboxTask(tests.server);
  expect(await readProblem()).toBe('');
  expect((await readMail()).state).toBe('bounced');
});

it.each([
  ['no message at all', ''],
  ['bytes that are no text', '\u0000\u0001\uFFFD'.repeat(1000)],
  ['a report without its parts', 'Content-Type: multipart/report; boundary=x\n\n--x\n'],
  ['parts within parts', `${'Content-Type: multipart/mixed; boundary=x\n\n--x\n'.repeat(2000)}`],
  ['headers without end', `To: ${'a@b.example, '.repeat(20_000)}`],
])('a message in the mailbox with %s does not prevent reading later bounces', async (_, text) => {
  const mail = await sendTo('gone@example.com');
  await tests.imap.deliver(text);
  await tests.imap.deliver(
    writeDeliveryReport({ to: returnTo(mail), recipient: 'gone@example.com' }),
  );
  await runMailboxTask(tests.server);
  expect((await readMail()).state).toBe('bounced');
});
