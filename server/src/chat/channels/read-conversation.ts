import sql, { empty, raw } from 'sql-template-tag';
import type { ChannelChat, ChannelChatQuery } from '../../../contract/chat/channels/chat';
import type { Db } from '../../platform/db/database';
import type { ChannelReader } from './channels.list';
import { messageColumns, toMessage, messageJoins, type MessageRow } from './message-json';
import { readChannel } from './read-channel';

const defaultLimit = 50;

/**
 * Returns only messages that the reader may see.
 * @throws AppError when the channel is out of scope.
 */
export const readConversation = async (
  db: Db,
  channelId: number,
  { before, after, revisedAfter, limit = defaultLimit }: ChannelChatQuery,
  reader: ChannelReader,
): Promise<ChannelChat> => {
  const { readsFrom } = await readChannel(db, channelId, reader);
  const isRevised = revisedAfter !== undefined;
  const isForward = after !== undefined || isRevised;
  const place = raw(isRevised ? 'message.revision' : 'message.sequence');
  const first = Math.max(readsFrom, (after ?? 0) + 1);
  const rows = await db.many<MessageRow>(sql`
    select ${messageColumns} from chat_message message ${messageJoins}
    where message.channel_id = ${channelId} and message.sequence >= ${first}
      and message.sequence < ${before ?? 2_147_483_647}
      ${isRevised ? sql`and message.revision > ${revisedAfter} and message.revision > 0` : empty}
    order by ${place} ${raw(isForward ? 'asc' : 'desc')} limit ${raw(String(limit + 1))}`);
  const page = rows.slice(0, limit).map(toMessage);
  return {
    data: isForward ? page : page.toReversed(),
    meta: { hasMore: rows.length > limit },
  };
};
