import sql, { empty, type Sql } from 'sql-template-tag';
import type { Mention } from '../../../contract/chat/channels/chat';
import { mostNotificationsCounted } from '../../../contract/platform/notifications/notification-constants';
import type { Actor } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';
import type { NotificationSource } from '../../platform/notifications/routes';
import { selectReadPosition, type ChannelReader } from './channels.list';
import { markRead } from './mark-read';
import { readChannelMembers } from './members';
import { toChannelReader } from './read-channel';
import { channelsInScope, channelJoins } from './scope';

interface WrittenMessage {
  message: string;
  mentions?: number[];
}

/** Returns the users who can read the channel and whose name follows an `@` in the text. */
export const readMentionedUsers = async (
  db: Db,
  { userId: sender }: Actor,
  channelId: number,
  { message, mentions = [] }: WrittenMessage,
): Promise<Mention[]> => {
  if (mentions.length === 0) return [];
  const named = new Set(mentions);
  const members = await readChannelMembers(db, channelId);
  return members
    .filter(({ userId }) => named.has(userId) && userId !== sender)
    .filter(({ name }) => message.includes(`@${name}`))
    .map(({ userId, name }) => ({ userId, name }));
};

/** Additional `with` queries that store the mentions in the message from the query `message`. */
export const insertMentions = (mentions: readonly Mention[]): Sql =>
  mentions.length === 0
    ? empty
    : sql`, mention as (
        insert into chat_mention (channel_id, sequence, user_id, name)
        select message.channel_id, message.sequence, named.user_id, named.name
        from message cross join unnest(
          ${mentions.map(({ userId }) => userId)}::integer[],
          ${mentions.map(({ name }) => name)}::text[]) as named (user_id, name))`;

interface UnreadMention {
  channelId: number;
  sequence: number;
  senderName: string;
  channelName: string;
  text: string;
  at: Date;
}

const maxCharacters = 140;

/** Unread mentions, the newest first; `channelId` limits them to one channel. */
export const readUnreadMentions = (
  db: Db,
  reader: ChannelReader,
  channelId?: number,
): Promise<UnreadMention[]> =>
  db.many<UnreadMention>(sql`
    select mention.channel_id as "channelId", mention.sequence,
      trim(sender.first_name || ' ' || sender.last_name) as "senderName",
      trim(applicant.first_name || ' ' || applicant.last_name) as "channelName",
      left(message.text, ${maxCharacters}) as text, message.updated_at as at
    from chat_mention mention
      join chat_channel channel on channel.id = mention.channel_id ${channelJoins}
      join chat_message message
        on message.channel_id = mention.channel_id and message.sequence = mention.sequence
      join app_user sender on sender.id = message.sender_id
    where mention.user_id = ${reader.viewer.userId}
      and mention.sequence > ${selectReadPosition(reader)}
      and ${channelsInScope(reader.grant, reader.viewer)}
      ${channelId === undefined ? empty : sql`and channel.id = ${channelId}`}
    order by message.updated_at desc, mention.channel_id desc, mention.sequence desc
    limit ${mostNotificationsCounted}`);

const readMentionNotifications: NotificationSource['read'] = async (db, actor) => {
  if (!actor.grants.has('chat:take-part')) return [];
  const unread = await readUnreadMentions(db, toChannelReader(actor));
  return unread.map(({ channelId, sequence, senderName, channelName, text, at }) => ({
    id: `chat-mention-${channelId}-${sequence}`,
    title: `${senderName} mentioned you about ${channelName}`,
    words: text,
    at: at.toISOString(),
    to: 'chat.channel',
    params: { channelIdentifier: String(channelId) },
    search: { message: String(sequence) },
  }));
};

/** Marks each chat as read up to the last message that mentions the user. */
const markMentionsRead = async (db: Db, actor: Actor): Promise<void> => {
  if (!actor.grants.has('chat:take-part')) return;
  const last = new Map<number, number>();
  for (const { channelId, sequence } of await readUnreadMentions(db, toChannelReader(actor)))
    last.set(channelId, Math.max(sequence, last.get(channelId) ?? 0));
  for (const [channelId, sequence] of last) await markRead(db, actor, channelId, { sequence });
};

export const unreadMentionSource: NotificationSource = {
  read: readMentionNotifications,
  markRead: async (db, actor, ids) => {
    if (ids === undefined) await markMentionsRead(db, actor);
  },
};
