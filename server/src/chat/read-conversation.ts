import sql, { raw } from 'sql-template-tag';
import type { ChannelChat, ChannelChatQuery } from '../../contract/chat/chat';
import type { Db } from '../db/database';
import type { ChannelReader } from './channels.list';
import { messageColumns, messageOf, type MessageRow } from './message-json';
import { readChannel } from './read-channel';

const usual = 50;

/**
 * A page of a conversation: the newest messages, or those before or after a number, from where on the
 * reader may read.
 * @throws AppError when the channel is not within reach.
 */
export const readConversation = async (
  db: Db,
  channelId: number,
  { before, after, limit = usual }: ChannelChatQuery,
  reader: ChannelReader,
): Promise<ChannelChat> => {
  const { readsFrom } = await readChannel(db, channelId, reader);
  const isForward = after !== undefined;
  const first = Math.max(readsFrom, (after ?? 0) + 1);
  const rows = await db.many<MessageRow>(sql`
    select ${messageColumns} from chat_message message
      join app_user sender on sender.id = message.sender_id
    where message.channel_id = ${channelId} and message.sequence >= ${first}
      and message.sequence < ${before ?? 2_147_483_647}
    order by message.sequence ${raw(isForward ? 'asc' : 'desc')} limit ${raw(String(limit + 1))}`);
  const page = rows.slice(0, limit).map(messageOf);
  return {
    data: isForward ? page : page.toReversed(),
    meta: { hasMore: rows.length > limit },
  };
};
