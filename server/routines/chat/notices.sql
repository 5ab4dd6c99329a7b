-- Channels are locked in the order of their ids, which avoids deadlocks.
create or replace function add_chat_notices(added chat_notice[]) returns void language plpgsql as $$
begin
  perform from chat_channel
    where id in (select channel_id from unnest(added)) order by id for update;
  with line as materialized (
    select channel_id, at, notice, history_id, row_number() over (partition by channel_id order by place) as place
    from unnest(added) with ordinality as given (channel_id, at, notice, history_id, place)
    where notice is not null),
  told as (
    insert into chat_message (channel_id, sequence, session_id, text, updated_at, notice, history_id)
    select line.channel_id, channel.last_sequence + line.place, '', '', line.at, line.notice, line.history_id
    from line join chat_channel channel on channel.id = line.channel_id)
  update chat_channel set last_sequence = last_sequence + more.n, last_at = greatest(last_at, more.at)
  from (select channel_id, count(*) as n, max(at) as at from line group by channel_id) more
  where chat_channel.id = more.channel_id;
end $$;

-- On hold has the same label as active, so both count as active; a move without a visible change posts
-- nothing.
create or replace function tell_progress() returns trigger language plpgsql as $$
begin
  perform add_chat_notices(array_agg((channel_id, at, notice, id)::chat_notice order by id))
  from (
    select told.*, lag(notice) over (partition by channel_id order by id) as before,
      (select message.notice from chat_message message
        where message.channel_id = told.channel_id and message.notice ->> 'kind' = 'progress'
          and message.deleted_at is null
        order by message.sequence desc limit 1) as last
    from (
      select added.id, channel.id as channel_id, added.created_at as at, jsonb_build_object(
        'kind', 'progress',
        'category', case status.category when 'on-hold' then 'active' else status.category end,
        'hasJoined', status.category = 'hired' and coalesce(application.joining_date
          <= (added.created_at at time zone company_zone())::date, false),
        'number', place.number, 'count', place.count) as notice
      from added
        join chat_channel channel on channel.application_id = added.application_id
        join application on application.id = added.application_id
        join job on job.id = application.job_id
        join hiring_group on hiring_group.id = job.group_id and hiring_group.enable_referral_chat
        join status on status.id = added.status_id
        left join kept_pipeline kept on kept.application_id = application.id
        left join lateral (
          select * from (
            select way.stage_id, row_number() over (order by way.sequence) as number, count(*) over () as count
            from (
              select stage_id, sequence from pipeline_stage
              where pipeline_id = job.pipeline_id and kept.version_id is null
              union all
              select stage_id, sequence from pipeline_version_stage
              where version_id = kept.version_id) way) numbered
          where numbered.stage_id = added.stage_id) place on true
      where added.undo_of is null and exists (
        select from application_history earlier
        where earlier.application_id = added.application_id and earlier.id < added.id)) told) line
  where notice is distinct from coalesce(before, last)
  having count(*) > 0;

  if exists (select from added where undo_of is not null) then
    perform from chat_channel
      where id in (select channel_id from chat_message
        where history_id in (select undo_of from added)) order by id for update;
    with gone as materialized (
      select channel.id as channel_id, message.sequence,
        channel.last_revision + row_number() over (partition by channel.id order by message.sequence) as revision
      from chat_message message join chat_channel channel on channel.id = message.channel_id
      where message.history_id in (select undo_of from added) and message.deleted_at is null),
    emptied as (
      update chat_message set notice = '{"kind": "progress"}', deleted_at = now(), revision = gone.revision
      from gone where chat_message.channel_id = gone.channel_id and chat_message.sequence = gone.sequence)
    update chat_channel set last_revision = latest.revision
    from (select channel_id, max(revision) as revision from gone group by channel_id) latest
    where chat_channel.id = latest.channel_id;
  end if;
  return null;
end $$;

-- A payout notice has the state alone; reason, remark and amount are confidential.
create or replace function tell_payouts() returns trigger language plpgsql as $$
begin
  perform add_chat_notices(array_agg((channel.id, added.at,
    jsonb_build_object('kind', 'payout', 'state', added.to_state), null)::chat_notice order by added.id))
  from added
    join referral on referral.id = added.referral_id
    join chat_channel channel on channel.application_id = referral.application_id
    join job on job.id = referral.job_id
    join hiring_group on hiring_group.id = job.group_id and hiring_group.enable_referral_chat
  where added.fact is null and added.from_state <> added.to_state
  having count(*) > 0;
  return null;
end $$;

create or replace trigger application_history_chat after insert on application_history
  referencing new table as added
  for each statement execute function tell_progress();
create or replace trigger referral_event_chat after insert on referral_event
  referencing new table as added
  for each statement execute function tell_payouts();
