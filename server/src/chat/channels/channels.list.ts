import sql from 'sql-template-tag';
import type { Viewer } from '../../platform/access/actor';
import type { ReadableList } from '../../platform/lists/list';
import { toRow } from '../../platform/lists/row';
import { channelsInScope, channelSource, readsWhole, type ChatGrant } from './scope';

export interface ChannelReader {
  viewer: Viewer;
  grant: ChatGrant;
}

const channelName = sql`trim(applicant.first_name || ' ' || applicant.last_name)`;

/** Sequence of the first message that the reader may see. */
export const readsFrom = ({ viewer, grant }: ChannelReader) => sql`
  case when ${readsWhole(grant, viewer)} then 1 else coalesce((
    select reads_from from chat_guest
    where channel_id = channel.id and user_id = ${viewer.userId}), 1) end`;

export const readTo = ({ viewer }: ChannelReader) => sql`
  coalesce((select read_to from chat_read
    where channel_id = channel.id and user_id = ${viewer.userId}), 0)`;

/** Sequence of the last message that was read or is not visible to the reader. */
export const readUpTo = (reader: ChannelReader) => sql`
  greatest(${readTo(reader)}, ${readsFrom(reader)} - 1)`;

/** True if another user's message is unread; notices do not count. */
export const isUnread = (reader: ChannelReader) => sql`
  channel.last_said > ${readUpTo(reader)}`;

/** Number of unread messages by users; notices do not count. */
const unreadCount = (reader: ChannelReader) => sql`(
  case when ${isUnread(reader)} then (
    select channel.last_said - place.read_to - (
      select count(*) from chat_message notice
      where notice.channel_id = channel.id and notice.notice is not null
        and notice.sequence > place.read_to and notice.sequence < channel.last_said)
    from (select ${readUpTo(reader)} as read_to) place) else 0 end)`;

export const channelList: ReadableList<ChannelReader> = {
  from: sql`chat_channel channel`,
  key: sql`channel.id`,
  narrowedBy: channelSource,
  scope: ({ viewer, grant }) => [channelsInScope(grant, viewer)],
  shownWith: channelSource,
  row: (reader) =>
    toRow(sql`
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
