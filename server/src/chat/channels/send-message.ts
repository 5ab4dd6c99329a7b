import sql from 'sql-template-tag';
import type { ChatMessage, Mention, MessageToSend } from '../../../contract/chat/channels/chat';
import { chatRoom } from '../../../contract/chat/channels/chat-constants';
import type { Actor } from '../../platform/access/actor';
import { immediateQueue, type Database, type Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { mayContainDocumentNumber } from '../../platform/personal-data/texts-written';
import { announce } from '../../platform/realtime/changes';
import { publishPost } from '../../platform/realtime/posts';
import type { ChannelReader } from './channels.list';
import { enqueueMentionMail } from './mention-mail';
import { readMentionedUsers, insertMentions } from './mentions';
import {
  messageColumns,
  toMessage,
  messageJoins,
  senderNameSql,
  type MessageRow,
} from './message-json';
import { announceMessageText } from './note-message';
import { toChannelReader, readOpenChannel } from './read-channel';
import { channelsInScope, channelScopeJoins } from './scope';

/** Finds a message that was stored but whose response was lost. */
const readSentMessage = async (
  db: Db,
  { userId }: Actor,
  clientMessageId: string | undefined,
): Promise<ChatMessage | undefined> => {
  if (clientMessageId === undefined) return undefined;
  const row = await db.one<MessageRow>(sql`
    select ${messageColumns} from chat_message message ${messageJoins}
    where message.sender_id = ${userId} and message.client_message_id = ${clientMessageId}`);
  return row && toMessage(row);
};

interface InsertedMessage {
  sequence: number;
  senderName: string;
  updated_at: Date;
}

/** A single statement checks and inserts, since each round trip delays the delivery. */
const insertMessage = async (
  db: Db,
  { viewer, grant }: ChannelReader,
  { channelId, message, sessionId = '', clientMessageId }: MessageToSend,
  mentions: Mention[],
): Promise<ChatMessage | undefined> => {
  const stored = await db.one<InsertedMessage>(sql`
    with reached as (
      select channel.id from chat_channel channel ${channelScopeJoins}
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
      on conflict (channel_id, user_id) do update set read_to = excluded.read_to)${insertMentions(mentions)}
    select message.sequence, message.updated_at, ${senderNameSql} as "senderName"
    from message ${messageJoins}`);
  if (!stored) return undefined;
  return toMessage({
    ...{ channelId, message, mentions, senderId: viewer.userId, sessionId, notice: null },
    ...{ clientMessageId: clientMessageId ?? null, editedAt: null, deletedAt: null, revision: 0 },
    ...stored,
  });
};

/** A message without mentions and document numbers needs no transaction. */
const insertAndNote = (
  db: Database,
  reader: ChannelReader,
  body: MessageToSend,
  mentions: Mention[],
): Promise<ChatMessage | undefined> =>
  mentions.length === 0 && !mayContainDocumentNumber(body.message)
    ? insertMessage(db, reader, body, mentions)
    : db.transaction(async (tx) => {
        const message = await insertMessage(tx, reader, body, mentions);
        if (message) await enqueueMentionMail(tx, message);
        if (message) await announceMessageText(tx, message.channelId, body.message);
        return message;
      });

/**
 * Returns the message that an earlier call stored.
 * @throws AppError with the reason if none was stored.
 */
const explainSendFailure = async (
  db: Db,
  actor: Actor,
  { channelId, clientMessageId }: MessageToSend,
): Promise<ChatMessage> => {
  await readOpenChannel(db, channelId, toChannelReader(actor));
  const sent = await readSentMessage(db, actor, clientMessageId);
  // The channel became writable after the failed insert, so a retry will succeed.
  if (!sent) throw new AppError('PRECONDITION_FAILED');
  return sent;
};

/**
 * A repeated call returns the stored message. @throws AppError when the channel is out of scope or read-only.
 */
export const sendMessage = async (
  db: Database,
  actor: Actor,
  body: MessageToSend,
): Promise<ChatMessage> => {
  let message: ChatMessage | undefined;
  try {
    const mentions = await readMentionedUsers(db, actor, body.channelId, body);
    message = await insertAndNote(db, toChannelReader(actor), body, mentions);
  } catch (error) {
    // The message was stored by an identical concurrent request.
    const stored = await readSentMessage(db, actor, body.clientMessageId);
    if (stored) return stored;
    throw error;
  }
  if (!message) return explainSendFailure(db, actor, body);
  const { channelId, sequence } = message;
  publishPost(immediateQueue, { room: chatRoom, id: channelId, sequence }, message);
  announce(immediateQueue, { owner: 'chat', ids: [channelId], jobIds: [], sentInRoom: chatRoom });
  return message;
};
