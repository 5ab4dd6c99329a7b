import sql from 'sql-template-tag';
import type { UnreadChats } from '../../contract/chat/chat';
import { mostUnreadCounted } from '../../contract/chat/chat-constants';
import type { Db } from '../db/database';
import { readsFrom, readTo, type ChannelReader } from './channels.list';
import { channelsInScope, channelSource } from './scope';

/** Counts the channels with something unread; those in which nobody wrote are left aside by an index. */
export const countUnread = async (db: Db, reader: ChannelReader): Promise<UnreadChats> => {
  const found = await db.one<UnreadChats>(sql`
    select count(*) as count from (
      select from chat_channel channel ${channelSource}
      where channel.last_sequence > 0 and ${channelsInScope(reader.grant, reader.viewer)}
        and channel.last_sequence > greatest(${readTo(reader)}, ${readsFrom(reader)} - 1)
      limit ${mostUnreadCounted}) unread`);
  return found ?? { count: 0 };
};
