import sql from 'sql-template-tag';
import type { ChatMessage, Mention, MessageEdit } from '../../../contract/chat/channels/chat';
import { minutesToChange } from '../../../contract/chat/channels/chat-constants';
import { messages } from '../../../contract/messages';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Db, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { assertVersion } from '../../platform/http/assert-version';
import { announce } from '../../platform/realtime/changes';
import { enqueueMentionMail } from './mention-mail';
import { readMentionedUsers, insertMentions } from './mentions';
import {
  toMessage,
  messageJoins,
  readMessage,
  insertedMessageColumns,
  type InsertedMessageRow,
} from './message-json';
import { announceMessageText } from './note-message';
import { toChannelReader, readOpenChannel } from './read-channel';

interface MessageAddress {
  id: number;
  sequence: number;
}

interface StoredMessage {
  senderId: number | null;
  revision: number;
  isDeleted: boolean;
  isLate: boolean;
}

const createForbiddenError = (message: string): AppError => new AppError('FORBIDDEN', { message });

/** Locks the message; its age is computed by the database, whose clock also set its time. */
const lockChatMessage = async (
  tx: Transaction,
  { id, sequence }: MessageAddress,
  readsFrom: number,
): Promise<StoredMessage> => {
  const stored = await tx.one<StoredMessage>(sql`
    select sender_id as "senderId", revision, deleted_at is not null as "isDeleted",
      updated_at <= clock_timestamp() - make_interval(mins => ${minutesToChange}) as "isLate"
    from chat_message
    where channel_id = ${id} and sequence = ${sequence} and sequence >= ${readsFrom} for update`);
  if (!stored) throw new AppError('NOT_FOUND');
  return stored;
};

const storeChangedMessage = async (
  tx: Transaction,
  { id, sequence }: MessageAddress,
  text: string | undefined,
  mentions: Mention[],
): Promise<ChatMessage> => {
  await tx.run(sql`delete from chat_mention where channel_id = ${id} and sequence = ${sequence}`);
  const row = await tx.one<InsertedMessageRow>(sql`
    with change as (
      update chat_channel set last_revision = last_revision + 1
      where id = ${id} returning last_revision as revision),
    message as (
      update chat_message set text = ${text ?? ''}, revision = change.revision,
        edited_at = case when ${text !== undefined} then now() else edited_at end,
        deleted_at = case when ${text === undefined} then now() end
      from change where channel_id = ${id} and sequence = ${sequence} returning chat_message.*)${insertMentions(mentions)}
    select ${insertedMessageColumns} from message ${messageJoins}`);
  if (!row) throw new Error('The message is gone');
  return toMessage({ ...row, mentions });
};

/**
 * The audit log and the event omit the text, since some members may read only later messages.
 * @throws AppError for another user's message, an old or changed one, or a read-only channel.
 */
export const changeMessage = (
  db: Db,
  actor: Actor,
  place: MessageAddress,
  edit?: MessageEdit,
): Promise<ChatMessage> =>
  db.transaction(async (tx) => {
    const { readsFrom, groupId } = await readOpenChannel(tx, place.id, toChannelReader(actor));
    const { senderId, revision, isDeleted, isLate } = await lockChatMessage(tx, place, readsFrom);
    const now = () => readMessage(tx, place.id, place.sequence);
    if (senderId !== actor.userId) throw createForbiddenError(messages.chat.notOwn);
    if (isDeleted) {
      const gone = edit ? undefined : await now();
      if (gone) return gone;
      throw createForbiddenError(messages.chat.wasDeleted);
    }
    if (isLate) throw createForbiddenError(messages.chat.tooLate);
    await assertVersion(edit?.revision, revision, now);
    const mentions = edit ? await readMentionedUsers(tx, actor, place.id, edit) : [];
    const message = await storeChangedMessage(tx, place, edit?.message, mentions);
    await enqueueMentionMail(tx, { channelId: place.id, mentions });
    if (edit) await announceMessageText(tx, place.id, edit.message);
    await audit(tx, actor.userId, edit ? 'chat.message-edit' : 'chat.message-delete', {
      id: place.id,
      groupId,
      details: { sequence: place.sequence },
    });
    announce(tx, { owner: 'chat', ids: [place.id], jobIds: [] });
    return message;
  });
