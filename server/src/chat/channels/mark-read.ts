import sql from 'sql-template-tag';
import type { ReadMark } from '../../../contract/chat/channels/chat';
import type { Actor } from '../../platform/access/actor';
import { immediateQueue, type Db } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';
import { readChannel, toChannelReader } from './read-channel';

/** The read position never moves back. @throws AppError when the channel is out of scope. */
export const markRead = async (
  db: Db,
  actor: Actor,
  channelId: number,
  { sequence }: ReadMark,
): Promise<ReadMark> => {
  const { lastSequence } = await readChannel(db, channelId, toChannelReader(actor));
  const moved = await db.one<ReadMark>(sql`
    insert into chat_read as kept (channel_id, user_id, read_to)
    values (${channelId}, ${actor.userId}, ${Math.min(sequence, lastSequence)})
    on conflict (channel_id, user_id) do update set read_to = excluded.read_to
      where kept.read_to < excluded.read_to
    returning read_to as sequence`);
  if (moved) {
    announce(immediateQueue, { owner: 'chat-read', ids: [actor.userId], jobIds: [] });
    return moved;
  }
  const kept = await db.one<ReadMark>(sql`
    select read_to as sequence from chat_read
    where channel_id = ${channelId} and user_id = ${actor.userId}`);
  return kept ?? { sequence };
};
