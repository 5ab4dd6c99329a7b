import sql from 'sql-template-tag';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import type { MailKind } from '../../../src/platform/mail/mail-kind';
import { toTaggedAddress } from '../../../src/platform/mail/tagged-address.rule';
import { writeDeliveryReport } from '../../delivery-report';
import { makeCompany } from '../../factories';
import { startImap, type TestImap } from '../../imap';
import { runMail } from '../../mail-run';
import { runMailbox } from '../../mailbox-run';
import { startTestServer, type TestServer } from '../../server';
import { startSmtp, type TestSmtp } from '../../smtp';

const note: MailKind = {
  name: 'invitation',
  render: () =>
    Promise.resolve({ subject: 'A note', heading: 'A note', paragraphs: [], reason: 'of a test' }),
};

let smtp: TestSmtp;
let imap: TestImap;
let server: TestServer;
let made = 0;

beforeAll(async () => {
  smtp = await startSmtp();
  imap = await startImap();
  server = await startTestServer({
    environment: {
      ...{ SMTP_URL: smtp.url, IMAP_URL: imap.url, MAIL_FROM: imap.address },
      PUBLIC_URL: 'https://console.kestrel.example',
    },
  });
  await makeCompany(server.db);
  await runMailbox(server);
}, 120_000);
afterAll(async () => {
  await server.stop();
  await imap.stop();
  await smtp.stop();
});
beforeEach(async () => {
  smtp.received.length = 0;
  await server.db.run(sql`delete from mail_message`);
  await server.db.run(sql`delete from mail_suppression`);
});

interface SentMail {
  id: number;
  messageId: string;
  state: string;
  problem: string;
  delays: number;
}
const readMail = async (): Promise<SentMail> => {
  const mail = await server.db.one<SentMail>(sql`
    select id, message_id as "messageId", state, problem, delays from mail_message
    order by id desc limit 1`);
  if (!mail) throw new Error('There is no message');
  return mail;
};
const sendTo = async (address: string): Promise<SentMail> => {
  made += 1;
  await enqueueMail(server.db, note, [{ cause: `note:${made}`, to: { address } }]);
  await runMail(server, [note]);
  return readMail();
};
const suppressed = () =>
  server.db.many<{ address: string; reason: string }>(sql`
    select address, reason from mail_suppression order by address`);
const returnTo = (mail: SentMail) => toTaggedAddress(imap.address, 'b', mail) ?? '';
const readUnmatched = async () =>
  (await server.db.one<{ unmatched: number }>(sql`select unmatched from mailbox_position`))
    ?.unmatched;

it('a message leaves with a return address that leads back to it', async () => {
  const mail = await sendTo('gone@example.com');
  const [received] = smtp.received;
  expect(received?.sender).toBe(returnTo(mail));
  expect(received?.from?.value[0]?.address).toBe(imap.address);
});

it('a message that came back is marked, and nothing more goes to its address', async () => {
  const mail = await sendTo('Gone@example.com');
  await imap.deliver(writeDeliveryReport({ to: returnTo(mail), recipient: 'gone@example.com' }));
  await runMailbox(server);
  const reason = '550 5.1.1 <nobody>: No such user here';
  expect(await readMail()).toMatchObject({ state: 'bounced', problem: `It came back: ${reason}` });
  expect(await suppressed()).toEqual([{ address: 'gone@example.com', reason }]);
  expect(await imap.readUnseen()).toEqual([]);
  expect(await sendTo('gone@EXAMPLE.com')).toMatchObject({
    state: 'suppressed',
    problem: expect.stringContaining('No such user here'),
  });
  expect(smtp.received).toHaveLength(1);
});

it('a report to a mailbox whose provider replaced the return address is matched by its headers', async () => {
  const { messageId } = await sendTo('moved@example.com');
  await imap.deliver(
    writeDeliveryReport({
      ...{ to: imap.address, recipient: 'Moved@example.com' },
      returned: `Subject: A note\nMessage-ID: <${messageId}@kestrel.example>`,
    }),
  );
  await runMailbox(server);
  expect((await readMail()).state).toBe('bounced');
  expect(await suppressed()).toHaveLength(1);
});

it.each([
  ['a delay', { action: 'delayed', status: '4.4.1' }, 'sent', 1, 0],
  ['the end of all tries', { status: '4.4.1' }, 'bounced', 0, 0],
  ['a refusal of the sender', { status: '5.7.26' }, 'bounced', 0, 0],
  ['an arrival', { action: 'delivered', status: '2.0.0' }, 'sent', 0, 0],
])('%s suppresses no address', async (_, options, state, delays, count) => {
  const mail = await sendTo('slow@example.com');
  await imap.deliver(
    writeDeliveryReport({ to: returnTo(mail), recipient: 'slow@example.com', ...options }),
  );
  await runMailbox(server);
  expect(await readMail()).toMatchObject({ state, delays });
  expect(await suppressed()).toHaveLength(count);
});

it('nobody suppresses an address by a guess, by another message, or by the id of one to somebody else', async () => {
  const other = await sendTo('other@example.com');
  const mail = await sendTo('victim@example.com');
  const recipient = 'victim@example.com';
  const forged = returnTo(mail).replace(/\.[0-9a-f]{20}@/, `.${'0'.repeat(20)}@`);
  const moved = returnTo(other).replace(`b-${other.id}.`, `b-${mail.id}.`);
  for (const to of [forged, moved, forged.replace(/b-\d+/, 'b-9999999999'), imap.address])
    await imap.deliver(writeDeliveryReport({ to, recipient }));
  await imap.deliver(
    writeDeliveryReport({
      ...{ to: imap.address, recipient },
      returned: `Message-ID: <${other.messageId}@kestrel.example>`,
    }),
  );
  const before = (await readUnmatched()) ?? 0;
  const isAboutVictim = (text: string) => text.includes(recipient);
  await runMailbox(server);
  expect(await suppressed()).toEqual([]);
  expect((await readMail()).state).toBe('sent');
  expect(((await readUnmatched()) ?? 0) - before).toBe(5);
  expect((await imap.readUnseen()).filter(isAboutVictim)).toHaveLength(5);
});

it('a run that comes again counts a report once', async () => {
  const mail = await sendTo('slow@example.com');
  const options = { action: 'delayed', status: '4.4.1' };
  await imap.deliver(
    writeDeliveryReport({ to: returnTo(mail), recipient: 'slow@example.com', ...options }),
  );
  await runMailbox(server);
  await runMailbox(server);
  expect((await readMail()).delays).toBe(1);
});

it('while the mailbox is away its problem is stored, and later mail is read', async () => {
  const mail = await sendTo('gone@example.com');
  await imap.deliver(writeDeliveryReport({ to: returnTo(mail), recipient: 'gone@example.com' }));
  await imap.halt();
  await runMailbox(server);
  const readProblem = async () =>
    (await server.db.one<{ problem: string }>(sql`select problem from mailbox_position`))?.problem;
  expect(await readProblem()).toMatch(/Nothing answers/);
  expect((await readMail()).state).toBe('sent');
  await imap.start();
  await runMailbox(server);
  expect(await readProblem()).toBe('');
  expect((await readMail()).state).toBe('bounced');
});

it.each([
  ['no message at all', ''],
  ['bytes that are no text', '\u0000\u0001\uFFFD'.repeat(1000)],
  ['a report without its parts', 'Content-Type: multipart/report; boundary=x\n\n--x\n'],
  ['parts within parts', `${'Content-Type: multipart/mixed; boundary=x\n\n--x\n'.repeat(2000)}`],
  ['headers without end', `To: ${'a@b.example, '.repeat(20_000)}`],
])('%s holds up no report that comes after it', async (_, text) => {
  const mail = await sendTo('gone@example.com');
  await imap.deliver(text);
  await imap.deliver(writeDeliveryReport({ to: returnTo(mail), recipient: 'gone@example.com' }));
  await runMailbox(server);
  expect((await readMail()).state).toBe('bounced');
});
