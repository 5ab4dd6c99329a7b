import sql from 'sql-template-tag';
import type { ChatMessage } from '../../contract/chat/chat';
import type { Db } from '../db/database';

/** The columns of a message, over aliases `message` and `sender`. */
export const messageColumns = sql`
  message.channel_id as "channelId", message.sequence, message.text as message,
  message.sender_id as "senderId", trim(sender.first_name || ' ' || sender.last_name) as "senderName",
  message.session_id as "sessionId", message.client_message_id as "clientMessageId", message.updated_at,
  message.edited_at as "editedAt", message.deleted_at as "deletedAt", message.revision`;

/** A message as it is stored. */
export interface MessageRow extends Omit<ChatMessage, 'updated_at' | 'editedAt' | 'deletedAt'> {
  updated_at: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
}

export const messageOf = (row: MessageRow): ChatMessage => ({
  ...row,
  updated_at: row.updated_at.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  deletedAt: row.deletedAt?.toISOString() ?? null,
});

/** One message by its number. */
export const readMessage = async (
  db: Db,
  channelId: number,
  sequence: number,
): Promise<ChatMessage | undefined> => {
  const row = await db.one<MessageRow>(sql`
    select ${messageColumns} from chat_message message
      join app_user sender on sender.id = message.sender_id
    where message.channel_id = ${channelId} and message.sequence = ${sequence}`);
  return row && messageOf(row);
};
