import { openMissingChannels } from '../../../src/chat/channels/open-channels';
import sql, { raw } from 'sql-template-tag';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import {
  Channel,
  ChannelChat,
  ChannelInfo,
  ChatMessage,
  UnreadChats,
} from '../../../contract/chat/channels/chat';
import { makeGroup, makeUser } from '../../factories';
import type { Caller, TestServer } from '../../server';

export interface TestChannel {
  id: number;
  applicantId: number;
  jobId: number;
  groupId: number;
  referrer: Caller;
  recruiter: Caller;
}

export const makeChannel = async (
  { db, signInAs }: TestServer,
  place = 0,
): Promise<TestChannel> => {
  const [referrer, recruiter] = [await signInAs('referrer'), await signInAs('recruiter')];
  const found = await db.one<{ applicantId: number; jobId: number }>(sql`
    select max(application_id) as "applicantId", job_id as "jobId" from referral
    group by job_id order by job_id offset ${raw(String(place))} limit 1`);
  const { applicantId = 0, jobId = 0 } = found ?? {};
  const groupId = await makeGroup(db, [recruiter.userId]);
  const nobody = await makeUser(db, []);
  await db.run(sql`
    update job set group_id = ${groupId}, created_by = ${nobody}, recruiting_manager_id = null
    where id = ${jobId}`);
  await db.run(sql`
    update application set recruiter_id = null, referrer_id = ${referrer.userId}
    where id = ${applicantId}`);
  await db.run(sql`
    update referral set referrer_id = ${referrer.userId} where application_id = ${applicantId}`);
  await db.run(sql`update hiring_group set enable_referral_chat = true where id = ${groupId}`);
  await openMissingChannels(db);
  const channel = await db.one<{ id: number }>(sql`
    select id from chat_channel where application_id = ${applicantId}`);
  return { id: channel?.id ?? 0, applicantId, jobId, groupId, referrer, recruiter };
};

const held = async (answering: ReturnType<Caller['send']>, shape: TSchema) => {
  const answer = await answering;
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  expect([...Value.Errors(shape, answer.json())]).toEqual([]);
  return answer.json();
};

export const chatCalls = (caller: Caller) => ({
  channels: (query: Record<string, string> = {}): Promise<Many<Channel>> =>
    held(caller.send('GET', '/api/v1/channels', { query }), Many(Channel)),
  unread: async (): Promise<number> =>
    (await held(caller.send('GET', '/api/v1/unread-chats'), One(UnreadChats))).data.count,
  info: async (id: number): Promise<ChannelInfo> =>
    (await held(caller.send('GET', `/api/v1/channel-info/${id}`), One(ChannelInfo))).data,
  chat: (id: number, query: Record<string, string> = {}): Promise<ChannelChat> =>
    held(caller.send('GET', `/api/v1/channel-chat/${id}`, { query }), ChannelChat),
  send: async (channelId: number, message: string, more: object = {}): Promise<ChatMessage> => {
    const payload = { channelId, message, ...more };
    return (await held(caller.send('POST', '/api/v1/send-message', { payload }), One(ChatMessage)))
      .data;
  },
  add: (id: number, userId: number[], readableFrom = 'all') =>
    caller.send('POST', `/api/v1/channels/${id}/members`, { payload: { userId, readableFrom } }),
  read: (id: number, sequence: number) =>
    caller.send('POST', `/api/v1/channels/${id}/read`, { payload: { sequence } }),
});

export const readCallStatuses = async (caller: Caller, { id }: TestChannel): Promise<number[]> => {
  const answers = await Promise.all([
    caller.send('GET', `/api/v1/channel-info/${id}`),
    caller.send('GET', `/api/v1/channel-chat/${id}`),
    caller.send('GET', `/api/v1/channels/${id}/members`),
    caller.send('POST', '/api/v1/send-message', { payload: { channelId: id, message: 'Hello' } }),
    chatCalls(caller).read(id, 0),
    chatCalls(caller).add(id, [caller.userId]),
  ]);
  return [...new Set(answers.map(({ statusCode }) => statusCode))];
};
