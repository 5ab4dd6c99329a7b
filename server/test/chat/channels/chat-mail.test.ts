import sql from 'sql-template-tag';
import { mailUnreadChats } from '../../../src/chat/channels/unread-chats-mail';
import { startMailTests } from '../../mail-tests';
import { chatCalls, makeChannel, type TestChannel } from './chat-parts';

const tests = startMailTests();
const today = '2026-03-02';
let channel: TestChannel;
let address = '';
let name = '';

beforeAll(async () => {
  channel = await makeChannel(tests.server);
  const person = await tests.server.db.one<{ email: string; name: string }>(sql`
    select email, trim(first_name || ' ' || last_name) as name from app_user
    where id = ${channel.referrer.userId}`);
  address = person?.email ?? '';
  name = person?.name ?? '';
});
beforeEach(async () => {
  await tests.server.db.run(sql`delete from mail_preference`);
  await chatCalls(channel.referrer).read(channel.id, 2_147_483_647);
});

const mention = () =>
  chatCalls(channel.recruiter).send(channel.id, `@${name} have a look`, {
    mentions: [channel.referrer.userId],
  });
const subjects = () => tests.receivedBy(address).map(({ subject }) => subject);

it('a mention that stays unread for ten minutes is mailed, once for the whole chat', async () => {
  await mention();
  const { sequence } = await mention();
  await tests.send();
  expect(subjects()).toEqual([]);
  const [waiting] = await tests.server.db.many<{ minutes: number }>(sql`
    select round(extract(epoch from next_try_at - now()) / 60)::integer as minutes
    from mail_message where kind = 'chat-mention'`);
  expect(waiting?.minutes).toBe(10);
  await tests.sendLater();
  expect(new Set(subjects()).size).toBe(1);
  const mail = tests.smtp.lastTo(address);
  expect(mail.subject).toContain('mentioned you about');
  expect(mail.text).toContain(`@${name} have a look`);
  expect(mail.text).toContain('You were mentioned 2 times in this chat.');
  expect(mail.text).toContain(`/referralChat/${channel.id}?message=${sequence}`);
});

it.each<[string, (sequence: number) => Promise<unknown>]>([
  ['was read', (sequence) => chatCalls(channel.referrer).read(channel.id, sequence)],
  [
    'was deleted',
    (sequence) =>
      channel.recruiter.send('DELETE', `/api/v1/channels/${channel.id}/messages/${sequence}`),
  ],
  [
    'is in a chat that the person left',
    () =>
      tests.server.db.run(sql`
        update referral set referrer_id = ${channel.recruiter.userId}
        where application_id = ${channel.applicantId}`),
  ],
  ['is of a kind that is off', () => tests.choose(channel.referrer.userId, 'chat-mention', 'off')],
])('a mention that %s is not mailed', async (_, change) => {
  const { sequence } = await mention();
  await change(sequence);
  await tests.sendLater();
  expect(subjects()).toEqual([]);
  await tests.server.db.run(sql`
    update referral set referrer_id = ${channel.referrer.userId}
    where application_id = ${channel.applicantId}`);
});

it('chats with unread messages are listed in the digest of the next morning, until they are read', async () => {
  await chatCalls(channel.recruiter).send(channel.id, 'Anything new?');
  await mailUnreadChats(tests.server.db, today);
  await mailUnreadChats(tests.server.db, today);
  await tests.send();
  expect(subjects()).toEqual([]);
  await tests.sendLater();
  expect(subjects()).toEqual(['1 chat has messages that you have not read']);
  await tests.server.db.run(sql`delete from mail_message`);
  await mailUnreadChats(tests.server.db, today);
  await tests.send();
  await chatCalls(channel.referrer).read(channel.id, 2_147_483_647);
  await tests.sendLater();
  expect(subjects()).toHaveLength(1);
});

it('unread chats are not mailed to a person who turned that mail off', async () => {
  await tests.choose(channel.referrer.userId, 'unread-chats', 'off');
  await chatCalls(channel.recruiter).send(channel.id, 'And now?');
  await mailUnreadChats(tests.server.db, today);
  await tests.send();
  await tests.sendLater();
  expect(subjects()).toEqual([]);
});
