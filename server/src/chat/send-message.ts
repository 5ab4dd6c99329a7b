import sql from 'sql-template-tag';
import type { ChatMessage, MessageToSend } from '../../contract/chat/chat';
import { chatRoom } from '../../contract/chat/chat-constants';
import type { Actor } from '../access/actor';
import type { Db, Transaction } from '../db/database';
import { announce } from '../realtime/changes';
import { post } from '../realtime/posts';
import { messageColumns, messageOf, messageSource, type MessageRow } from './message-json';
import { readerOf, readOpenChannel } from './read-channel';

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

/** Stores a message under the next number of its channel; whoever writes has read up to there. */
const insertMessage = async (
  tx: Transaction,
  { userId }: Actor,
  { channelId, message, sessionId = '', clientMessageId }: MessageToSend,
): Promise<ChatMessage> => {
  const row = await tx.one<MessageRow>(sql`
    with place as (
      update chat_channel set last_sequence = last_sequence + 1, last_said = last_sequence + 1, last_at = now()
      where id = ${channelId} returning last_sequence as sequence),
    message as (
      insert into chat_message (channel_id, sequence, sender_id, session_id, client_message_id, text)
      select ${channelId}, sequence, ${userId}, ${sessionId}, ${clientMessageId ?? null}, ${message}
      from place returning *),
    read as (
      insert into chat_read (channel_id, user_id, read_to)
      select channel_id, sender_id, sequence from message
      on conflict (channel_id, user_id) do update set read_to = excluded.read_to)
    select ${messageColumns} from message ${messageSource}`);
  if (!row) throw new Error('The channel is gone');
  return messageOf(row);
};

/**
 * Stores a message and tells who has the channel open. One that comes again is answered as it was stored.
 * @throws AppError when the channel is not within reach, or nothing is written in it now.
 */
export const sendMessage = async (
  db: Db,
  actor: Actor,
  body: MessageToSend,
): Promise<ChatMessage> => {
  await readOpenChannel(db, body.channelId, readerOf(actor));
  const sent = await readSent(db, actor, body.clientMessageId);
  if (sent) return sent;
  try {
    return await db.transaction(async (tx) => {
      const message = await insertMessage(tx, actor, body);
      const { channelId, sequence } = message;
      post(tx, { room: chatRoom, id: channelId, sequence }, message);
      announce(tx, { owner: 'chat', ids: [channelId], jobIds: [] });
      return message;
    });
  } catch (error) {
    // The same message came twice at once: the other one was stored.
    const stored = await readSent(db, actor, body.clientMessageId);
    if (stored) return stored;
    throw error;
  }
};
