import sql from 'sql-template-tag';
import type { UnreadChats } from '../../../contract/chat/channels/chat';
import { mostUnreadCounted } from '../../../contract/chat/channels/chat-constants';
import type { Db } from '../../platform/db/database';
import { isChannelUnreadSql, type ChannelReader } from './channels.list';
import { channelsInScope, channelScopeJoins } from './scope';

/** Channels without messages by users are skipped with an index. */
export const countUnreadChats = async (db: Db, reader: ChannelReader): Promise<UnreadChats> => {
  const found = await db.one<UnreadChats>(sql`
    select count(*) as count from (
      select from chat_channel channel ${channelScopeJoins}
      where channel.last_said > 0 and ${channelsInScope(reader.grant, reader.viewer)}
        and ${isChannelUnreadSql(reader)}
      limit ${mostUnreadCounted}) unread`);
  return found ?? { count: 0 };
};
