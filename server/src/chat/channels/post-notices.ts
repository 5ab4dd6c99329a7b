import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';
import type { Notice } from './format-notice.rule';

export interface NewNotice {
  channelId: number;
  /** Time in ISO 8601. */
  at: string;
  notice: Notice;
  historyId?: number;
}

/** Locks channels in the order of their ids, so that transactions with several channels cannot deadlock. */
export const lockChannels = (tx: Transaction, ids: readonly number[]): Promise<unknown> =>
  tx.run(sql`
    select from chat_channel where id = any (${[...ids]}::integer[]) order by id for update`);

export const announceChannels = (tx: Transaction, ids: readonly number[]): void =>
  announce(tx, { owner: 'chat', ids: [...new Set(ids)], jobIds: [] });

/** Adds notices to their channels, in the given order within each channel. */
export const postNotices = async (
  tx: Transaction,
  notices: readonly NewNotice[],
): Promise<void> => {
  if (notices.length === 0) return;
  const channelIds = notices.map(({ channelId }) => channelId);
  await lockChannels(tx, channelIds);
  await tx.run(sql`
    with line as materialized (
      select *, row_number() over (partition by channel_id order by place) as number
      from unnest(
        ${channelIds}::integer[],
        ${notices.map(({ at }) => at)}::timestamptz[],
        ${notices.map(({ notice }) => JSON.stringify(notice))}::jsonb[],
        ${notices.map(({ historyId }) => historyId ?? null)}::bigint[]
      ) with ordinality as given (channel_id, at, notice, history_id, place)),
    added as (
      insert into chat_message (channel_id, sequence, session_id, text, updated_at, notice, history_id)
      select channel_id, channel.last_sequence + number, '', '', at, line.notice, history_id
      from line join chat_channel channel on channel.id = line.channel_id)
    update chat_channel set last_sequence = last_sequence + more.n, last_at = greatest(last_at, more.at)
    from (select channel_id, count(*) as n, max(at) as at from line group by channel_id) more
    where chat_channel.id = more.channel_id`);
  announceChannels(tx, channelIds);
};
