import sql from 'sql-template-tag';
import type { ChatMessage } from '../../../contract/chat/channels/chat';
import type { Db } from '../../platform/db/database';
import { formatNotice, type Notice } from './format-notice.rule';

export const messageJoins = sql`left join app_user sender on sender.id = message.sender_id`;

/** Name of the sender; empty for notices, which have no sender. */
export const senderNameSql = sql`
  coalesce(trim(sender.first_name || ' ' || sender.last_name), '')`;

/** Columns of a message that was just inserted, over alias `message` and `messageJoins`. */
export const insertedMessageColumns = sql`
  message.channel_id as "channelId", message.sequence, message.text as message, message.notice,
  message.sender_id as "senderId",
  ${senderNameSql} as "senderName",
  message.session_id as "sessionId", message.client_message_id as "clientMessageId", message.updated_at,
  message.edited_at as "editedAt", message.deleted_at as "deletedAt", message.revision`;

export const messageColumns = sql`${insertedMessageColumns},
  (select coalesce(json_agg(json_build_object('userId', mention.user_id, 'name', mention.name)
      order by mention.user_id), '[]')
    from chat_mention mention
    where mention.channel_id = message.channel_id and mention.sequence = message.sequence) as mentions`;

export interface MessageRow extends Omit<
  ChatMessage,
  'kind' | 'updated_at' | 'editedAt' | 'deletedAt'
> {
  notice: Notice | null;
  updated_at: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
}

export type InsertedMessageRow = Omit<MessageRow, 'mentions'>;

export const toMessage = ({ notice, ...row }: MessageRow): ChatMessage => ({
  ...row,
  kind: notice?.kind ?? 'message',
  message: notice ? formatNotice(notice) : row.message,
  updated_at: row.updated_at.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  deletedAt: row.deletedAt?.toISOString() ?? null,
});

export const readMessage = async (
  db: Db,
  channelId: number,
  sequence: number,
): Promise<ChatMessage | undefined> => {
  const row = await db.one<MessageRow>(sql`
    select ${messageColumns} from chat_message message ${messageJoins}
    where message.channel_id = ${channelId} and message.sequence = ${sequence}`);
  return row && toMessage(row);
};
