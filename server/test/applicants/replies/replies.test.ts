import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { ApplicantReply } from '../../../contract/applicants/replies/reply';
import { applicantReplyMail } from '../../../src/applicants/replies/reply-mail';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import type { MailKind } from '../../../src/platform/mail/mail-kind';
import { makeUser } from '../../factories';
import { runMailTask } from '../../mail-run';
import { startMailTests } from '../../mail-tests';
import { runMailboxTask } from '../../mailbox-run';
import type { Caller } from '../../server';
import type { ReceivedMail } from '../../smtp';
import { findApplicationIds } from '../applications/application-parts';

const letter: MailKind = {
  name: 'applicant-status',
  render: () =>
    Promise.resolve({
      ...{ subject: 'Your application', heading: 'Your application', paragraphs: ['Dear Nila'] },
      reason: 'you applied',
    }),
};

const tests = startMailTests('company', { hasMailbox: true });
const applicant = 'nila@example.com';
let admin: Caller;
let recruiterId: number;
let applicationId: number;
let made = 0;

beforeAll(async () => {
  admin = await tests.server.signInAs('administrator');
  recruiterId = await makeUser(tests.server.db, ['recruiter'], { email: 'mira@kestrel.example' });
  [applicationId = 0] = await findApplicationIds(tests.server, 'true');
  await tests.server.db.run(sql`
    update application set recruiter_id = ${recruiterId} where id = ${applicationId}`);
});
beforeEach(() => tests.server.db.run(sql`delete from applicant_reply`));

const sendMail = async (): Promise<ReceivedMail> => {
  made += 1;
  await enqueueMail(tests.server.db, letter, [
    { cause: `letter:${made}`, to: { address: applicant }, applicationId },
  ]);
  await runMailTask(tests.server, [letter]);
  return tests.smtp.lastTo(applicant);
};
interface Reply {
  to?: string;
  from?: string;
  id?: string;
  headers?: string;
  type?: string;
  body?: string;
}
const writeReply = ({
  to = tests.imap.address,
  from = `Nila Das <${applicant}>`,
  id = `<${made}.reply@example.com>`,
  headers = 'Subject: Re: Your application',
  type = 'text/plain; charset=utf-8',
  body = 'Yes, I can come on Monday.',
}: Reply): string =>
  `From: ${from}\nTo: ${to}\nMessage-ID: ${id}\n${headers}\nMIME-Version: 1.0\nContent-Type: ${type}\n\n${body}\n`;
const replyTo = (mail: ReceivedMail) => mail.replyTo?.value[0]?.address ?? '';
const takeReply = async (reply: Reply) => {
  await tests.imap.deliver(writeReply(reply));
  await runMailboxTask(tests.server);
};
const listed = async (by = admin): Promise<ApplicantReply[]> =>
  (await by.send('GET', `/api/v1/application/${applicationId}/replies`)).json().data;

it('an applicant’s reply appears on their page, and the bell notifies the recruiter', async () => {
  const mail = await sendMail();
  expect(replyTo(mail)).toMatch(/^hiring\+r-\d+\.[0-9a-f]{20}@kestrel\.example$/);
  await takeReply({ to: replyTo(mail) });
  const [reply] = await listed();
  expect([...Value.Errors(ApplicantReply, reply)]).toEqual([]);
  expect(reply).toMatchObject({
    ...{ fromName: 'Nila Das', fromAddress: applicant, subject: 'Re: Your application' },
    ...{ body: 'Yes, I can come on Monday.', isCut: false, attachments: [] },
  });
  await runMailTask(tests.server, [letter, applicantReplyMail]);
  const notice = tests.smtp.lastTo('mira@kestrel.example');
  expect(notice.subject).toMatch(/ replied$/);
  expect(notice.text).toContain('Yes, I can come on Monday.');
  const recruiter = await tests.server.signInAs('recruiter', recruiterId);
  const bell = (await recruiter.send('GET', '/api/v1/notifications')).json().data;
  expect(bell).toContainEqual(
    expect.objectContaining({ to: `/application/view/${applicationId}` }),
  );
  expect(await tests.imap.readUnseen()).toEqual([]);
});

it('a recruiter who turned mail about replies off finds the reply in the bell only', async () => {
  await tests.choose(recruiterId, 'applicant-reply', 'off');
  const mail = await sendMail();
  await takeReply({ to: replyTo(mail) });
  await runMailTask(tests.server, [letter, applicantReplyMail]);
  expect(tests.receivedBy('mira@kestrel.example')).toEqual([]);
  const recruiter = await tests.server.signInAs('recruiter', recruiterId);
  const bell = await recruiter.send('GET', '/api/v1/notifications');
  expect(bell.json().data).toHaveLength(1);
  await tests.choose(recruiterId, 'applicant-reply', 'at-once');
});

it('a reply sent to the sender instead of the reply address is matched by its mail thread', async () => {
  const mail = await sendMail();
  await takeReply({ headers: `Subject: Re\nIn-Reply-To: ${mail.messageId}` });
  expect(await listed()).toHaveLength(1);
  await takeReply({
    ...{ from: 'thief@example.com', id: '<other@example.com>' },
    headers: `Subject: Re\nReferences: <x@y> ${mail.messageId}`,
  });
  expect(await listed()).toHaveLength(1);
});

it.each([
  ['is absent', 'Auto-Submitted: auto-replied'],
  ['writes to a list', 'List-Id: <list.example.com>'],
  ['is a machine', 'Precedence: bulk'],
])(
  'automatic mail from a sender who %s is not taken for an applicant’s reply',
  async (_, headers) => {
    const mail = await sendMail();
    await takeReply({ to: replyTo(mail), headers });
    expect(await listed()).toEqual([]);
    expect(await tests.imap.readUnseen()).not.toEqual([]);
  },
);

it('a reply that has only HTML is shown as plain text, without hidden text or scripts', async () => {
  const mail = await sendMail();
  await takeReply({
    to: replyTo(mail),
    type: 'text/html; charset=utf-8',
    body: '<style>p{}</style><p>Yes,<br>on <b>Monday</b>.</p><script>alert(1)</script><p onclick="x()">Nila</p>',
  });
  const [reply] = await listed();
  expect(reply?.body).toMatch(/^Yes,\non Monday\.\n+Nila$/);
});

it('attachments of a reply are named and remain in the mailbox; a long text is cut with a note', async () => {
  const mail = await sendMail();
  await takeReply({
    to: replyTo(mail),
    type: 'multipart/mixed; boundary=b',
    body: `--b\nContent-Type: text/plain\n\n${'word '.repeat(10_000)}\n--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="a\u0007/../b.pdf"\n\nabc\n--b--`,
  });
  const [reply] = await listed();
  expect(reply).toMatchObject({ isCut: true, attachments: [{ bytes: 3 }] });
  expect(reply?.body.length).toBe(20_000);
  expect(reply?.attachments[0]?.name).toMatch(/b\.pdf$/);
  expect(JSON.stringify(reply)).not.toContain('\\u0007');
});

it.each([
  ['zero bytes', { body: 'before\u0000after' }],
  ['an unknown character set', { type: 'text/plain; charset=x-nowhere', body: 'Hello' }],
  ['no sender', { from: '' }],
  ['a name with tags', { from: '"<script>alert(1)</script>" <nila@example.com>' }],
  ['nested tables', { type: 'text/html', body: '<table><tr><td>'.repeat(5_000) }],
  ['megabytes', { body: 'x'.repeat(3_000_000) }],
])('an applicant’s reply with %s is stored, and so is the next one', async (_, parts) => {
  const mail = await sendMail();
  await takeReply({ to: replyTo(mail), ...parts });
  await takeReply({ to: replyTo(mail), id: '<next@example.com>', body: 'next' });
  expect((await listed()).map(({ body }) => body)).toContainEqual('next');
  expect(await listed()).toHaveLength(2);
});

it('the same reply is stored once, and of a flood of replies only a part is stored', async () => {
  const mail = await sendMail();
  for (let count = 0; count < 2; count += 1)
    await tests.imap.deliver(writeReply({ to: replyTo(mail) }));
  for (let count = 0; count < 60; count += 1)
    await tests.imap.deliver(writeReply({ to: replyTo(mail), id: `<flood.${count}@example.com>` }));
  await runMailboxTask(tests.server);
  const { count } = (await tests.server.db.one<{ count: number }>(sql`
    select count(*)::integer as count from applicant_reply`)) ?? { count: 0 };
  expect(count).toBe(50);
}, 60_000);

it('a reply to a forged address, or about a deleted application, is not stored', async () => {
  const mail = await sendMail();
  await takeReply({ to: replyTo(mail).replace(/\.[0-9a-f]{20}@/, `.${'a'.repeat(20)}@`) });
  expect(await listed()).toEqual([]);
  await tests.server.db.run(sql`update mail_message set application_id = null`);
  await takeReply({ to: replyTo(mail) });
  expect(await listed()).toEqual([]);
});

it('a person who may not read the applicant cannot read the applicant’s replies', async () => {
  const mail = await sendMail();
  await takeReply({ to: replyTo(mail) });
  for (const role of ['referrer', 'auditor'] as const) {
    const caller = await tests.server.signInAs(role);
    const answer = await caller.send('GET', `/api/v1/application/${applicationId}/replies`);
    expect([200, 403]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('Monday');
  }
});
