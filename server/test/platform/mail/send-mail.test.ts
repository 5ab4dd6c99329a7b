import sql from 'sql-template-tag';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import { allowAddress } from '../../../src/platform/mail/mail-suppressions';
import type { MailKind } from '../../../src/platform/mail/mail-kind';
import { makeUser } from '../../factories';
import { runMailTask } from '../../mail-run';
import { startMailTests } from '../../mail-tests';
import { createRefusal, startSmtp } from '../../smtp';

const note: MailKind = {
  name: 'invitation',
  render: async ({ reference: { subject = 'A note', suppressed } }) =>
    suppressed
      ? { suppressed: String(suppressed) }
      : {
          subject: String(subject),
          heading: 'A note',
          paragraphs: ['One <b>paragraph</b> & more.'],
          facts: [{ label: 'When', value: 'today' }],
          button: { label: 'Open', path: '/jobs?a=1&b=2' },
          reason: 'you asked for it',
        },
};

const tests = startMailTests('empty', {
  environment: {
    MAIL_REPLY_TO: 'Hiring team <team@kestrel.example>',
    PUBLIC_URL: 'https://console.kestrel.example',
    MAIL_FROM: 'hiring@kestrel.example',
  },
});
let made = 0;

const enqueue = async (
  to: { personId: number } | { address: string },
  reference: object = {},
): Promise<string> => {
  made += 1;
  const cause = `note:${made}`;
  await enqueueMail(tests.server.db, note, [{ cause, to, reference }]);
  return cause;
};
const run = () => runMailTask(tests.server, [note]);
interface Row {
  state: string;
  problem: string;
  attempts: number;
  waits: number;
  html: string;
}
const rows = () =>
  tests.server.db.many<Row>(sql`
    select state, problem, attempts, body_html as html,
      round(extract(epoch from next_try_at - now()))::integer as waits
    from mail_message order by id`);
const makeDue = () => tests.server.db.run(sql`update mail_message set next_try_at = now()`);

it('a mail is sent as text and HTML, with its headers and the reason why the person gets it', async () => {
  const personId = await makeUser(tests.server.db, ['recruiter'], { email: 'mira@example.com' });
  await enqueue({ personId });
  await run();
  const mail = tests.smtp.lastTo('mira@example.com');
  expect(mail.from?.text).toBe('"Kestrel Foods" <hiring@kestrel.example>');
  expect(mail.replyTo?.text).toBe('"Hiring team" <team@kestrel.example>');
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@kestrel\.example>$/);
  expect(mail.subject).toBe('A note');
  expect(mail.text).toContain('One <b>paragraph</b> & more.');
  expect(mail.text).toContain('https://console.kestrel.example/jobs?a=1&b=2');
  expect(mail.text).toContain('You get this because you asked for it.');
  expect(mail.html).toContain('One &lt;b&gt;paragraph&lt;/b&gt; &amp; more.');
  expect(mail.html).toContain('href="https://console.kestrel.example/jobs?a=1&amp;b=2"');
  expect(Buffer.byteLength(String(mail.html))).toBeLessThan(60_000);
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, problem: '' }]);
});

it('one event sends one mail to one recipient, even when two runs overlap', async () => {
  const personId = await makeUser(tests.server.db, ['recruiter'], { email: 'once@example.com' });
  const cause = await enqueue({ personId });
  await enqueueMail(tests.server.db, note, [
    { cause, to: { personId } },
    { cause, to: { address: 'Other@example.com' } },
    { cause, to: { address: 'other@example.com' } },
  ]);
  await Promise.all([run(), run()]);
  await run();
  expect(tests.smtp.received.map(({ recipients }) => recipients[0]).toSorted()).toEqual([
    'Other@example.com',
    'once@example.com',
  ]);
});

it('while the mail server cannot be reached a message waits, and it is sent when the server is back', async () => {
  const port = Number(new URL(tests.smtp.url).port);
  await tests.smtp.stop();
  await enqueue({ address: 'later@example.com' });
  await run();
  expect(await rows()).toMatchObject([
    {
      state: 'deferred',
      problem: 'Nothing answers at the address and port of the mail server.',
    },
  ]);
  expect((await rows())[0]?.waits).toBeGreaterThan(100);
  tests.smtp = await startSmtp(port);
  await run();
  expect(tests.smtp.received).toHaveLength(0);
  await makeDue();
  await run();
  expect(tests.smtp.lastTo('later@example.com').subject).toBe('A note');
  expect(await rows()).toMatchObject([{ state: 'sent', problem: '' }]);
});

it('a run of the mail task ends early when the mail server cannot be reached, and other mail is sent later', async () => {
  const port = Number(new URL(tests.smtp.url).port);
  await tests.smtp.stop();
  for (let index = 0; index < 45; index += 1) await enqueue({ address: `p${index}@example.com` });
  await run();
  const tried = (await rows()).filter(({ attempts }) => attempts > 0);
  expect(tried).toHaveLength(20);
  tests.smtp = await startSmtp(port);
});

it('mail to a refused recipient fails at once, to a postponed one it is tried again, and other recipients get theirs', async () => {
  tests.smtp.refuse((address) => {
    if (address.startsWith('gone')) return createRefusal(550, 'No such user here');
    return address.startsWith('grey') ? createRefusal(451, 'Greylisted, come back') : undefined;
  });
  for (const name of ['gone', 'grey', 'fine']) await enqueue({ address: `${name}@example.com` });
  await run();
  expect(await rows()).toMatchObject([
    { state: 'failed', problem: expect.stringContaining('No such user here') },
    { state: 'deferred', problem: expect.stringContaining('Greylisted, come back') },
    { state: 'sent' },
  ]);
});

it.each([
  ['5.1.1 No such user', true],
  ['5.1.10 The domain takes no mail', true],
  ['5.2.1 The mailbox is disabled', true],
  ['5.7.1 The sender is not allowed', false],
  ['5.2.2 The mailbox is full', false],
  ['No such user', false],
])(
  'whether further mail to an address is stopped after the refusal 550 %s: %s',
  async (words, isDead) => {
    const address = 'Gone@example.com';
    tests.smtp.refuse(() => createRefusal(550, words));
    await enqueue({ address });
    await run();
    tests.smtp.refuse(undefined);
    await enqueue({ address });
    await run();
    const [first, second] = await rows();
    expect(first).toMatchObject({ state: 'failed' });
    expect(second?.state).toBe(isDead ? 'suppressed' : 'sent');
    await allowAddress(tests.server.db, address);
  },
);

it('a mail that waited for more than three days fails, and is not sent', async () => {
  await enqueue({ address: 'old@example.com' });
  await tests.server.db.run(sql`update mail_message set queued_at = now() - interval '73 hours'`);
  await run();
  expect(tests.smtp.received).toHaveLength(0);
  expect(await rows()).toMatchObject([
    { state: 'failed', problem: 'It could not be sent for 3 days.' },
  ]);
});

it('no mail is sent to people who were deactivated meanwhile, or about an event that was reverted', async () => {
  const personId = await makeUser(tests.server.db, ['recruiter'], { email: 'left@example.com' });
  await enqueue({ personId });
  await enqueue({ address: 'no@example.com' }, { suppressed: 'The record was deleted.' });
  await tests.server.db.run(sql`update app_user set is_active = false where id = ${personId}`);
  await run();
  expect(tests.smtp.received).toHaveLength(0);
  expect(await rows()).toMatchObject([
    { state: 'suppressed', problem: 'The person is not active.' },
    { state: 'suppressed', problem: 'The record was deleted.' },
  ]);
});

it('a mail is not sent if the transaction that caused it was rolled back', async () => {
  const lost = tests.server.db.transaction(async (tx) => {
    await enqueueMail(tx, note, [{ cause: 'lost', to: { address: 'lost@example.com' } }]);
    throw new Error('rolled back');
  });
  await expect(lost).rejects.toThrow('rolled back');
  await run();
  expect(tests.smtp.received).toHaveLength(0);
});

it('line breaks in names and subjects add no header and no recipient to a mail', async () => {
  const personId = await makeUser(tests.server.db, ['recruiter'], {
    firstName: 'Mira\r\nBcc: thief@example.com',
    lastName: '"><x@example.com>, y',
    email: 'victim@example.com',
  });
  await enqueue({ personId }, { subject: 'Hello\r\nBcc: thief@example.com\n\nbody' });
  await run();
  expect(tests.smtp.received).toHaveLength(1);
  const mail = tests.smtp.lastTo('victim@example.com');
  expect(mail.recipients).toEqual(['victim@example.com']);
  expect(mail.headers.has('bcc')).toBe(false);
  expect(mail.subject).toBe('Hello Bcc: thief@example.com body');
});

it.each([
  ['names of any script', 'zażółć@example.com'],
  [
    '253 letters, all that the test server takes',
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.c`,
  ],
])('mail to an address with %s is delivered', async (_, address) => {
  await enqueue({ address });
  await run();
  expect(await rows()).toMatchObject([{ state: 'sent', problem: '' }]);
  expect(tests.smtp.received).toHaveLength(1);
});

it.each([['a@b@example.com'], ['nobody'], [''], [`${'a'.repeat(250)}@example.com`]])(
  'no mail is sent to the invalid address %p',
  async (address) => {
    await enqueue({ address });
    await run();
    expect(tests.smtp.received).toHaveLength(0);
    expect(await rows()).toMatchObject([{ state: 'suppressed' }]);
  },
);

it('of many mails to one address thirty are sent in an hour, and mail to others is not delayed', async () => {
  await enqueueMail(
    tests.server.db,
    note,
    Array.from({ length: 50 }, (_, index) => ({
      cause: `crowd:${index}`,
      to: { address: 'crowd@example.com' },
    })),
  );
  await enqueue({ address: 'alone@example.com' });
  await run();
  expect(
    tests.smtp.received.filter(({ recipients }) => recipients[0] === 'crowd@example.com'),
  ).toHaveLength(30);
  expect(tests.smtp.lastTo('alone@example.com')).toBeDefined();
  const waiting = (await rows()).filter(({ state }) => state === 'queued');
  expect(waiting).toHaveLength(20);
  expect(waiting[0]?.waits).toBeGreaterThan(3_500);
  expect(waiting[0]).toMatchObject({
    attempts: 0,
    problem: expect.stringContaining('30 messages'),
  });
});

it('a thousand mails are sent in one run of the mail task', async () => {
  await enqueueMail(
    tests.server.db,
    note,
    Array.from({ length: 1000 }, (_, index) => ({
      cause: 'many',
      to: { address: `many${index}@example.com` },
    })),
  );
  await run();
  expect(tests.smtp.received).toHaveLength(1000);
}, 60_000);
