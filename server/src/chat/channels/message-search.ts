import sql, { raw, type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import { joinByAnd } from '../../platform/lists/criteria';
import { matchesTerm } from '../../platform/lists/search.rule';
import { areWordsFrequent, selectFrequency } from '../../platform/lists/word-frequency';
import { selectHit, textRank, type SearchSource } from '../../platform/lists/search-source';
import { selectFirstReadable } from './channels.list';
import { channelsInScope, channelScopeJoins } from './scope';

/** Chats of each part that somebody can have in a hiring, and messages of each chat and in all. */
const maxChannels = raw('30');
const maxJobs = raw('200');
const maxOfChannel = raw('30');
const maxNewest = raw('600');
/** Chats of which the rights are looked up, the latest first. */
const maxLatest = raw('40');
/** Chats whose last messages tell whether words are frequent. */
const sampleSize = raw('40');
/** Messages visited by the index of texts. */
const maxIndexed = raw('2000');
/** Letters of a message before its first hit, and in all. */
const lead = raw('30');
const maxShown = raw('140');

const columns = sql`message.channel_id, message.sequence, message.text, message.updated_at`;

/** Applications whose chats the person may read, by their part; the scope still decides. */
const selectOwnApplications = (userId: number): Sql => sql`
  (select application_id as id from referral where referrer_id = ${userId}
    order by application_id desc limit ${maxChannels})
  union
  (select id from application where recruiter_id = ${userId}
    order by created_at desc, id desc limit ${maxChannels})
  union
  (select made.application_id from (
      select id from reach order by id desc) job
    cross join lateral (
      select application_id from referral where referral.job_id = job.id
      order by referred_at desc, application_id desc limit ${maxChannels}) made
    limit ${maxChannels})
  union
  (select channel.application_id from chat_guest join chat_channel channel on channel.id = channel_id
    where user_id = ${userId} order by channel_id desc limit ${maxChannels})`;

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
    const firstReadable = selectFirstReadable({ viewer, grant });
    const isReadable = channelsInScope(grant, viewer);
    const holds = joinByAnd(
      words.map((word) => matchesTerm(sql`folded(' ' || message.text)`, word)),
    );
    const rows = raw(String(limit));
    const begin = sql`greatest(1, position(folded(${words[0] ?? ''}) in folded(found.text)) - ${lead})`;
    const lastMessages = sql`(
      select message.text from (
        select id from chat_channel order by last_at desc, id desc limit ${sampleSize}) late
      cross join lateral (
        select message.text from chat_message message
        where message.channel_id = late.id and message.notice is null
        order by message.sequence desc limit 1) message) message`;
    const selectIndexed = (condition: Sql): Sql => sql`
      select ${columns} from chat_message message
      ${toWhereClause([sql`message.notice is null`, holds, condition])} limit ${maxIndexed}`;
    const selectReadable = (messages: Sql): Sql => sql`
      select ${columns} from ${messages} message
        join chat_channel channel on channel.id = message.channel_id ${channelScopeJoins}
      where ${isReadable} and message.sequence >= ${firstReadable}
      limit ${rows}`;
    return sql`
      with ${selectFrequency(lastMessages, [holds])},
      rare as materialized (${selectIndexed(sql`not ${areWordsFrequent}`)}),
      rare_readable as (${selectReadable(sql`rare`)}),
      reach as materialized (
        (select id from job where recruiting_manager_id = ${viewer.userId} limit ${maxJobs})
        union
        (select id from job where created_by = ${viewer.userId} limit ${maxJobs})
        union
        (select job.id from group_member join job on job.group_id = group_member.group_id
          where group_member.user_id = ${viewer.userId} limit ${maxJobs})),
      mine as materialized (${selectOwnApplications(viewer.userId)}),
      own as materialized (
        select channel.id, ${firstReadable} as reads_from
        from (
          select channel.* from mine join chat_channel channel on channel.application_id = mine.id
          order by channel.last_at desc limit ${maxLatest}) channel ${channelScopeJoins}
        where ${isReadable}
        order by channel.last_at desc limit ${maxChannels}),
      looked as materialized (
        select message.* from own
        cross join lateral (
          select ${columns}, message.notice from chat_message message
          where message.channel_id = own.id and message.sequence >= own.reads_from
          order by message.sequence desc limit ${maxOfChannel}) message
        where (select count(*) from rare_readable) < ${rows}
          and (${areWordsFrequent} or (select count(*) from rare) >= ${maxIndexed})
        limit ${maxNewest}),
      newest as (
        select ${columns} from looked message where message.notice is null and ${holds}
        limit ${rows}),
      older as (${selectReadable(
        sql`(${selectIndexed(sql`
        ${areWordsFrequent} and (select count(*) from newest) < ${rows}
        and ((select count(*) from mine) >= ${maxChannels}
          or (select count(*) from reach) >= ${maxJobs}
          or (select count(*) from looked) >= ${maxNewest}
          or exists (select from looked group by channel_id having count(*) >= ${maxOfChannel}))`)})`,
      )})
      select ${selectHit({
        id: sql`found.channel_id`,
        title: sql`btrim(applicant.first_name || ' ' || applicant.last_name)`,
        detail: sql`job.title`,
        reason: sql`substr(found.text, ${begin}, ${maxShown})`,
        rank: textRank,
        at: sql`found.updated_at`,
        part: sql`found.sequence`,
      })}
      from (
        select * from rare_readable union select * from newest union select * from older) found
        join chat_channel channel on channel.id = found.channel_id
        join application on application.id = channel.application_id
        join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id`;
  },
};
