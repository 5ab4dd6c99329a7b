import sql from 'sql-template-tag';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import type { MailKind } from '../../../src/platform/mail/mail-kind';
import { writeMailChoices } from '../../../src/platform/mail/mail-preferences';
import { makeUser } from '../../factories';
import { runMailTask } from '../../mail-run';
import { startMailTests } from '../../mail-tests';

const gone = new Set<string>();
const kindNamed = (name: MailKind['name'], more: Partial<MailKind> = {}): MailKind => ({
  name,
  optionalFor: 'everybody',
  render: async ({ reference }) => {
    const subject = String(reference.subject);
    if (gone.has(subject)) return { suppressed: 'The record was deleted.' };
    return {
      ...{ subject, heading: subject, paragraphs: [`About ${subject}.`], reason: 'you asked' },
      button: { label: `Open ${subject}`, path: `/jobs?about=${subject}` },
    };
  },
  ...more,
});
const daily = kindNamed('new-applications', { usual: 'daily' });
const atOnce = kindNamed('assigned-applicant');
const kinds = [daily, atOnce];

const tests = startMailTests('empty');
let personId = 0;
const address = 'daily@example.com';

beforeAll(async () => {
  personId = await makeUser(tests.server.db, ['recruiter'], { email: address });
});
beforeEach(async () => {
  gone.clear();
  await tests.server.db.run(sql`delete from mail_preference`);
});

const run = () => runMailTask(tests.server, kinds);
const enqueue = async (kind: MailKind, subject: string) =>
  enqueueMail(tests.server.db, kind, [
    { cause: subject, to: { personId }, reference: { subject } },
  ]);
const wake = () =>
  tests.server.db.run(sql`
    update mail_message set next_try_at = now(), digest_at = now() where digest_at is not null`);
const choose = (frequency: 'at-once' | 'daily' | 'off') =>
  writeMailChoices(tests.server.db, kinds, personId, { [daily.name]: frequency });
const rows = () =>
  tests.server.db.many<{
    kind: string;
    state: string;
    problem: string;
    digestId: number | null;
  }>(sql`
    select kind, state, problem, digest_id as "digestId" from mail_message order by id`);

it('daily mails wait for the company’s morning, and are sent as one digest with a link for each', async () => {
  await enqueue(daily, 'First');
  await enqueue(daily, 'Second');
  await enqueue(atOnce, 'Urgent');
  await run();
  expect(tests.receivedBy(address).map(({ subject }) => subject)).toEqual(['Urgent']);
  const [waiting] = await tests.server.db.many<{ hour: string; isLater: boolean }>(sql`
    select to_char(next_try_at at time zone company_zone(), 'HH24:MI') as hour,
      next_try_at between now() and now() + interval '25 hours' as "isLater"
    from mail_message where digest_at is not null limit 1`);
  expect(waiting).toEqual({ hour: '07:00', isLater: true });
  expect((await rows())[0]?.problem).toMatch(/^It waits for the daily digest of .+, 07:00\.$/);

  await wake();
  await run();
  const digest = tests.smtp.lastTo(address);
  expect(tests.receivedBy(address)).toHaveLength(2);
  expect(digest.subject).toBe('First, and 1 more');
  for (const part of ['About First.', 'About Second.', '/jobs?about=First', '/jobs?about=Second']) {
    expect(digest.text).toContain(part);
    expect(digest.html).toContain(part);
  }
  expect(digest.text).toContain('You get this because you get mail of these kinds once a day.');
  await wake();
  await run();
  expect(tests.receivedBy(address)).toHaveLength(2);
});

it('the record of a message in a digest names the digest, and cannot be sent again', async () => {
  await enqueue(daily, 'First');
  await run();
  await wake();
  await run();
  const admin = await tests.server.signInAs('administrator');
  const [part, digest] = await tests.server.db.many<{ id: number }>(sql`
    select id from mail_message order by id`);
  const path = '/api/v1/mail-messages';
  const { data } = (await admin.send('GET', `${path}/${part?.id}`)).json();
  expect(data).toMatchObject({ state: 'digested', problem: '', digest: { id: digest?.id } });
  const retry = await admin.send('POST', `${path}/retry`, { payload: { id: [part?.id] } });
  expect(retry.statusCode).toBe(409);
  const listed = await admin.send('GET', path, { query: { state: 'digested' } });
  expect(listed.json().meta.total).toBe(1);
});

it('a record that was deleted before the morning is left out of the digest, and an empty digest is not sent', async () => {
  await enqueue(daily, 'First');
  await enqueue(daily, 'Second');
  await run();
  gone.add('First');
  await wake();
  await run();
  expect(tests.smtp.lastTo(address).subject).toBe('Second');
  await enqueue(daily, 'Third');
  await run();
  gone.add('Third');
  await wake();
  await run();
  expect(tests.receivedBy(address)).toHaveLength(1);
  expect((await rows()).filter(({ state }) => state === 'suppressed')).toMatchObject([
    { kind: daily.name, problem: 'The record was deleted.' },
    { kind: daily.name, problem: 'The record was deleted.' },
    { kind: 'digest', problem: 'Nothing was left to say.' },
  ]);
});

it('a digest that could not be sent is sent completely by a later try, and only once by two runs', async () => {
  await enqueue(daily, 'First');
  await run();
  await wake();
  tests.smtp.refuse(() => Object.assign(new Error('Come back'), { responseCode: 451 }));
  await run();
  tests.smtp.refuse(undefined);
  await enqueue(daily, 'Second');
  await run();
  await tests.server.db.run(sql`
    update mail_message set next_try_at = now() where state in ('deferred', 'queued')`);
  await Promise.all([run(), run()]);
  await run();
  expect(
    tests
      .receivedBy(address)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(['First', 'Second']);
});

it('a person who chooses another mail frequency gets waiting mail at once, or not at all', async () => {
  await enqueue(daily, 'First');
  await run();
  await choose('at-once');
  await run();
  expect(tests.smtp.lastTo(address).subject).toBe('First');
  await choose('daily');
  await enqueue(daily, 'Second');
  await run();
  await choose('off');
  await wake();
  await run();
  expect(tests.receivedBy(address)).toHaveLength(1);
  expect((await rows()).at(-1)).toMatchObject({
    problem: 'The person does not want mail of this kind.',
  });
});

it('a digest of very many messages has less than 60 KB, and says how many more there are', async () => {
  for (let index = 0; index < 45; index += 1) await enqueue(daily, `Number ${index}`);
  await run();
  await wake();
  await run();
  const digest = tests.smtp.lastTo(address);
  expect(Buffer.byteLength(String(digest.html))).toBeLessThan(60_000);
  expect(digest.text).toContain('The console has 5 more.');
});

it('nobody gets a digest after they were deactivated', async () => {
  const email = 'left.daily@example.com';
  const left = await makeUser(tests.server.db, ['recruiter'], { email });
  await enqueueMail(tests.server.db, daily, [
    { cause: 'left', to: { personId: left }, reference: { subject: 'First' } },
  ]);
  await run();
  await tests.server.db.run(sql`update app_user set is_active = false where id = ${left}`);
  await wake();
  await run();
  expect(tests.receivedBy(email)).toHaveLength(0);
});
