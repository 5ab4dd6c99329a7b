import sql from 'sql-template-tag';
import { historyStepsRecorded, historyStepsUndone } from '../../applicants/applications/hooks';
import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';
import type { Transaction } from '../../platform/db/database';
import type { HookFollower } from '../../platform/hook';
import type { Notice } from './format-notice.rule';
import { announceChannels, lockChannels, postNotices } from './post-notices';

interface Step {
  historyId: number;
  channelId: number;
  at: string;
  category: StatusCategory;
  hasJoined: boolean;
  number: number | null;
  count: number | null;
  /** Last notice of progress in the referral's chat; null if there is none. */
  latest: Notice | null;
}

const readRecordedSteps = (tx: Transaction, historyIds: readonly number[]): Promise<Step[]> =>
  tx.many<Step>(sql`
    select step.id as "historyId", channel.id as "channelId", step.created_at as at, status.category,
      status.category = 'hired' and coalesce(application.joining_date
        <= (step.created_at at time zone company_zone())::date, false) as "hasJoined",
      place.number, place.count,
      (select message.notice from chat_message message
        where message.channel_id = channel.id and message.notice ->> 'kind' = 'progress'
          and message.deleted_at is null
        order by message.sequence desc limit 1) as latest
    from application_history step
      join chat_channel channel on channel.application_id = step.application_id
      join application on application.id = step.application_id
      join job on job.id = application.job_id
      join hiring_group on hiring_group.id = job.group_id and hiring_group.enable_referral_chat
      join status on status.id = step.status_id
      left join kept_pipeline kept on kept.application_id = application.id
      left join lateral (
        select * from (
          select stage.stage_id, row_number() over (order by stage.sequence) as number, count(*) over () as count
          from (
            select stage_id, sequence from pipeline_stage
            where pipeline_id = job.pipeline_id and kept.version_id is null
            union all
            select stage_id, sequence from pipeline_version_stage
            where version_id = kept.version_id) stage) numbered
        where numbered.stage_id = step.stage_id) place on true
    where step.id = any (${[...historyIds]}::bigint[])
    order by step.id`);

/** The notice shows "on hold" as active, since referrers read the chat and must not see it. */
const toProgressNotice = ({ category, hasJoined, number, count }: Step) =>
  ({
    kind: 'progress',
    category: category === 'on-hold' ? 'active' : category,
    hasJoined,
    number,
    count,
  }) as const;

const isSameNotice = (one: ReturnType<typeof toProgressNotice>, other: Notice | null): boolean =>
  other?.kind === 'progress' &&
  one.category === other.category &&
  one.hasJoined === other.hasJoined &&
  one.number === other.number &&
  one.count === other.count;

/** Posts a notice of each step to the referral's chat, unless it would equal the last notice. */
const postStepNotices: HookFollower = historyStepsRecorded.by(async (tx, { historyIds }) => {
  const steps = await readRecordedSteps(tx, historyIds);
  await postNotices(
    tx,
    steps
      .map((step) => ({ ...step, notice: toProgressNotice(step) }))
      .filter(({ notice, latest }) => !isSameNotice(notice, latest)),
  );
});

const emptyUndoneNotices: HookFollower = historyStepsUndone.by(async (tx, { historyIds }) => {
  const found = await tx.many<{ id: number }>(sql`
    select distinct channel_id as id from chat_message
    where history_id = any (${[...historyIds]}::bigint[]) and deleted_at is null`);
  const channelIds = found.map(({ id }) => id);
  if (channelIds.length === 0) return;
  await lockChannels(tx, channelIds);
  await tx.run(sql`
    with gone as materialized (
      select channel.id as channel_id, message.sequence,
        channel.last_revision + row_number() over (partition by channel.id order by message.sequence) as revision
      from chat_message message join chat_channel channel on channel.id = message.channel_id
      where message.history_id = any (${[...historyIds]}::bigint[]) and message.deleted_at is null),
    emptied as (
      update chat_message set notice = '{"kind": "progress"}', deleted_at = now(), revision = gone.revision
      from gone where chat_message.channel_id = gone.channel_id and chat_message.sequence = gone.sequence)
    update chat_channel set last_revision = latest.revision
    from (select channel_id, max(revision) as revision from gone group by channel_id) latest
    where chat_channel.id = latest.channel_id`);
  announceChannels(tx, channelIds);
});

export const progressNoticeFollowers: readonly HookFollower[] = [
  postStepNotices,
  emptyUndoneNotices,
];
