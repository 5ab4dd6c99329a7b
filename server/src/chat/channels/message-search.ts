import sql, { raw } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where';
import { joinByAnd } from '../../platform/lists/criteria';
import { matchesTerm } from '../../platform/lists/search.rule';
import { selectHit, textRank, type SearchSource } from '../../platform/lists/search-source';
import { channelsInScope, channelScopeJoins } from './scope';
import { selectFirstReadable } from './channels.list';

/** Channels that are looked at, those written in last; and messages of each, and in all. */
const maxChannels = 2_000;
const maxOfChannel = 200;
const maxNewest = 5_000;
/** Messages visited by the index of texts, which serves rarer words. */
const maxIndexed = 5_000;
/** Letters of a message before and after its first hit. */
const lead = 30;
const maxShown = 140;

const columns = sql`message.channel_id, message.sequence, message.text, message.updated_at`;

/** What people wrote in the chats that the viewer reads; lines of the chat itself are not searched. */
export const messageSearch: SearchSource = {
  ...{ kind: 'chat-message', one: 'message', many: 'messages', order: 60 },
  route: 'chat.channel',
  toAddress: ({ id, part }) => ({
    params: { channelIdentifier: String(id) },
    query: { message: String(part) },
  }),
  rows: ({ words }, viewer, limit) => {
    const grant = viewer.grants.get('chat:take-part');
    if (!grant) return undefined;
    const reader = { viewer, grant };
    const holds = [
      sql`message.notice is null`,
      joinByAnd(words.map((word) => matchesTerm(sql`folded(' ' || message.text)`, word))),
    ];
    const isReadable = sql`message.sequence >= ${selectFirstReadable(reader)}`;
    const rows = raw(String(limit));
    const begin = sql`greatest(1, position(folded(${words[0] ?? ''}) in folded(found.text)) - ${raw(String(lead))})`;
    return sql`
      with newest as (
        select message.* from (
          select ${columns} from (
            select channel.id, ${selectFirstReadable(reader)} as reads_from
            from chat_channel channel ${channelScopeJoins}
            where ${channelsInScope(grant, viewer)}
            order by channel.last_at desc, channel.id desc
            limit ${raw(String(maxChannels))}) open
          cross join lateral (
            select * from chat_message message
            where message.channel_id = open.id and message.sequence >= open.reads_from
            order by message.sequence desc limit ${raw(String(maxOfChannel))}) message
          limit ${raw(String(maxNewest))}) message
        ${toWhereClause([joinByAnd(words.map((word) => matchesTerm(sql`folded(' ' || message.text)`, word)))])}
        limit ${rows}),
      indexed as (
        select ${columns} from (
          select * from chat_message message ${toWhereClause(holds)}
          limit ${raw(String(maxIndexed))}) message
        join chat_channel channel on channel.id = message.channel_id ${channelScopeJoins}
        where (select count(*) from newest) < ${rows}
          and ${channelsInScope(grant, viewer)} and ${isReadable}
        limit ${rows})
      select ${selectHit({
        id: sql`found.channel_id`,
        title: sql`btrim(applicant.first_name || ' ' || applicant.last_name)`,
        detail: sql`job.title`,
        reason: sql`substr(found.text, ${begin}, ${raw(String(maxShown))})`,
        rank: textRank,
        at: sql`found.updated_at`,
        part: sql`found.sequence`,
      })}
      from (select * from newest union select * from indexed) found
        join chat_channel channel on channel.id = found.channel_id
        join application on application.id = channel.application_id
        join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id`;
  },
};
