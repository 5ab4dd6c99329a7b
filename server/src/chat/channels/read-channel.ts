import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import type { Actor } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { selectFirstReadable, type ChannelReader } from './channels.list';
import { channelsInScope, channelScopeJoins, type ChatGrant } from './scope';

export interface ReadableChannel {
  lastSequence: number;
  readsFrom: number;
  isOpen: boolean;
  groupId: number | null;
}

/** @throws AppError when the user may not use chats. */
export const toChannelReader = (viewer: Actor): ChannelReader => {
  const grant: ChatGrant | undefined = viewer.grants.get('chat:take-part');
  if (!grant) throw new AppError('FORBIDDEN');
  return { viewer, grant };
};

/** @throws AppError when the channel is out of scope. */
export const readChannel = async (
  db: Db,
  id: number,
  reader: ChannelReader,
): Promise<ReadableChannel> => {
  const channel = await db.one<ReadableChannel>(sql`
    select channel.last_sequence as "lastSequence", ${selectFirstReadable(reader)} as "readsFrom",
      coalesce(hiring_group.enable_referral_chat, false) as "isOpen", job.group_id as "groupId"
    from chat_channel channel ${channelScopeJoins}
    where channel.id = ${id} and ${channelsInScope(reader.grant, reader.viewer)}`);
  if (!channel) throw new AppError('NOT_FOUND');
  return channel;
};

/** @throws AppError when the team's chat is disabled. */
export const readOpenChannel = async (
  db: Db,
  id: number,
  reader: ChannelReader,
): Promise<ReadableChannel> => {
  const channel = await readChannel(db, id, reader);
  if (!channel.isOpen) throw new AppError('FORBIDDEN', { message: messages.chat.switchedOff });
  return channel;
};
