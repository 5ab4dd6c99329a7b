import sql from 'sql-template-tag';
import type { Viewer } from '../../platform/access/actor';
import type { ReadableList } from '../../platform/lists/list';
import { toRowSql } from '../../platform/lists/row-sql';
import { channelsInScope, channelJoins, readsWholeChatSql, type ChatGrant } from './scope';

export interface ChannelReader {
  viewer: Viewer;
  grant: ChatGrant;
}

const channelName = sql`trim(applicant.first_name || ' ' || applicant.last_name)`;

/** Sequence number of the first message that the reader may see. */
export const selectFirstReadable = ({ viewer, grant }: ChannelReader) => sql`
  case when ${readsWholeChatSql(grant, viewer)} then 1 else coalesce((
    select reads_from from chat_guest
    where channel_id = channel.id and user_id = ${viewer.userId}), 1) end`;

export const selectLastReadSequence = ({ viewer }: ChannelReader) => sql`
  coalesce((select read_to from chat_read
    where channel_id = channel.id and user_id = ${viewer.userId}), 0)`;

/** Sequence number of the last message that the reader has read or may not see. */
export const selectReadPosition = (reader: ChannelReader) => sql`
  greatest(${selectLastReadSequence(reader)}, ${selectFirstReadable(reader)} - 1)`;

/** True if the channel has unread messages by other users; notices do not count. */
export const isChannelUnreadSql = (reader: ChannelReader) => sql`
  channel.last_said > ${selectReadPosition(reader)}`;

/** Number of unread messages by other users; notices do not count. */
const unreadCount = (reader: ChannelReader) => sql`(
  case when ${isChannelUnreadSql(reader)} then (
    select channel.last_said - place.read_to - (
      select count(*) from chat_message notice
      where notice.channel_id = channel.id and notice.notice is not null
        and notice.sequence > place.read_to and notice.sequence < channel.last_said)
    from (select ${selectReadPosition(reader)} as read_to) place) else 0 end)`;

export const channelList: ReadableList<ChannelReader> = {
  from: sql`chat_channel channel`,
  key: sql`channel.id`,
  narrowedBy: channelJoins,
  scope: ({ viewer, grant }) => [channelsInScope(grant, viewer)],
  shownWith: channelJoins,
  row: (reader) =>
    toRowSql(sql`
    'id', channel.id, '_id', channel.id::text, 'channelName', ${channelName},
    'jobTitle', job.title, 'lastAt', channel.last_at,
    'unread', ${unreadCount(reader)}`),
  search: () => channelName,
  sorts: { last: sql`channel.last_at` },
  usualSort: '-last',
  filters: {
    referedById: (id: number) => sql`referral.referrer_id = ${id}`,
    applicantId: (id: number) => sql`channel.application_id = ${id}`,
  },
};
