import sql from 'sql-template-tag';
import type { ChatMessage, Mention, MessageToSend } from '../../../contract/chat/chat';
import { chatRoom } from '../../../contract/chat/chat-constants';
import type { Actor } from '../../platform/access/actor';
import { committed, type Database, type Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announce } from '../../platform/realtime/changes';
import { post } from '../../platform/realtime/posts';
import type { ChannelReader } from './channels.list';
import { readMentioned, storingMentions } from './mentions';
import {
  messageColumns,
  messageOf,
  messageSource,
  senderName,
  type MessageRow,
} from './message-json';
import { readerOf, readOpenChannel } from './read-channel';
import { channelsInScope, reachSource } from './scope';

/** A message that was stored already, when an answer was lost. */
const readSent = async (
  db: Db,
  { userId }: Actor,
  clientMessageId: string | undefined,
): Promise<ChatMessage | undefined> => {
  if (clientMessageId === undefined) return undefined;
  const row = await db.one<MessageRow>(sql`
    select ${messageColumns} from chat_message message ${messageSource}
    where message.sender_id = ${userId} and message.client_message_id = ${clientMessageId}`);
  return row && messageOf(row);
};

/** What the database adds to a message. */
interface Stored {
  sequence: number;
  senderName: string;
  updated_at: Date;
}

/**
 * Stores a message under the next number of its channel, where its writer may write and has not sent
 * it before; whoever writes has read up to there. One statement, since each trip to the database
 * would be felt in how soon others see it.
 */
const insertMessage = async (
  db: Database,
  { viewer, grant }: ChannelReader,
  { channelId, message, sessionId = '', clientMessageId }: MessageToSend,
  mentions: Mention[],
): Promise<ChatMessage | undefined> => {
  const stored = await db.one<Stored>(sql`
    with reached as (
      select channel.id from chat_channel channel ${reachSource}
      where channel.id = ${channelId} and ${channelsInScope(grant, viewer)}
        and hiring_group.enable_referral_chat
        and not exists (select 1 from chat_message earlier
          where earlier.sender_id = ${viewer.userId} and earlier.client_message_id = ${clientMessageId ?? null})),
    place as (
      update chat_channel set last_sequence = last_sequence + 1, last_said = last_sequence + 1, last_at = now()
      where id = (select id from reached) returning id, last_sequence as sequence),
    message as (
      insert into chat_message (channel_id, sequence, sender_id, session_id, client_message_id, text)
      select id, sequence, ${viewer.userId}, ${sessionId}, ${clientMessageId ?? null}, ${message}
      from place returning channel_id, sequence, sender_id, updated_at),
    read as (
      insert into chat_read (channel_id, user_id, read_to)
      select channel_id, sender_id, sequence from message
      on conflict (channel_id, user_id) do update set read_to = excluded.read_to)${storingMentions(mentions)}
    select message.sequence, message.updated_at, ${senderName} as "senderName"
    from message ${messageSource}`);
  if (!stored) return undefined;
  return messageOf({
    ...{ channelId, message, mentions, senderId: viewer.userId, sessionId, notice: null },
    ...{ clientMessageId: clientMessageId ?? null, editedAt: null, deletedAt: null, revision: 0 },
    ...stored,
  });
};

/** What was stored of it before. @throws AppError when there is none, with why nothing was written. */
const explain = async (
  db: Db,
  actor: Actor,
  { channelId, clientMessageId }: MessageToSend,
): Promise<ChatMessage> => {
  await readOpenChannel(db, channelId, readerOf(actor));
  const sent = await readSent(db, actor, clientMessageId);
  // Somebody made the channel writable in between: sent again, it is stored.
  if (!sent) throw new AppError('PRECONDITION_FAILED');
  return sent;
};

/**
 * Stores a message and tells who has the channel open. One that comes again is answered as it was stored.
 * @throws AppError when the channel is not within reach, or nothing is written in it now.
 */
export const sendMessage = async (
  db: Database,
  actor: Actor,
  body: MessageToSend,
): Promise<ChatMessage> => {
  let message: ChatMessage | undefined;
  try {
    const mentions = await readMentioned(db, actor, body.channelId, body);
    message = await insertMessage(db, readerOf(actor), body, mentions);
  } catch (error) {
    // The same message came twice at once: the other one was stored.
    const stored = await readSent(db, actor, body.clientMessageId);
    if (stored) return stored;
    throw error;
  }
  if (!message) return explain(db, actor, body);
  const { channelId, sequence } = message;
  post(committed, { room: chatRoom, id: channelId, sequence }, message);
  announce(committed, { owner: 'chat', ids: [channelId], jobIds: [], saidIn: chatRoom });
  return message;
};
