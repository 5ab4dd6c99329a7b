-- Applicants are listed by stage too. A move writes as many indexes as before: a job is counted by stage
-- and status along its own order. Each order carries the stage, where alignment left room for it.
drop index application_counts;
drop index application_of_job;
create index application_of_job on application (job_id, created_at desc, id desc)
  include (status_id, source_id, stage_id);
create index application_of_stage on application (stage_id, created_at desc, id desc)
  include (job_id, status_id, source_id);
drop index application_in_status;
create index application_in_status on application (status_id, created_at desc, id desc)
  include (job_id, source_id, stage_id);
drop index application_of_source;
create index application_of_source on application (source_id, created_at desc, id desc)
  include (job_id, status_id, stage_id);
drop index application_by_name;
create index application_by_name on application (name_key, id)
  include (job_id, status_id, source_id, stage_id, created_at);
drop index application_by_last_name;
create index application_by_last_name on application (last_name_key, id)
  include (job_id, status_id, source_id, stage_id, created_at, name_key);
drop index application_by_experience;
create index application_by_experience on application (experience_key, id)
  include (job_id, status_id, source_id, stage_id, created_at);

-- Exact totals without a scan: how many applications each stage has in each status.
create table application_stage_total (
  stage_id integer not null,
  status_id integer not null,
  n integer not null,
  primary key (stage_id, status_id)
) with (fillfactor = 70);

create type application_stage_count as (stage_id integer, status_id integer, n bigint);

create function add_application_stage_totals(changes application_stage_count[]) returns void language sql as $$
  insert into application_stage_total as t (stage_id, status_id, n)
  select stage_id, status_id, sum(n) from unnest(changes)
  where stage_id is not null
  group by 1, 2 having sum(n) <> 0
  order by 1, 2
  on conflict (stage_id, status_id) do update set n = t.n + excluded.n
$$;

create function keep_application_stage_total() returns trigger language plpgsql as $$
declare
  changes application_stage_count[] := '{}';
begin
  if tg_op <> 'DELETE' then
    changes := array(
      select row(stage_id, status_id, count(*))::application_stage_count
      from added group by stage_id, status_id);
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || array(
      select row(stage_id, status_id, -count(*))::application_stage_count
      from removed group by stage_id, status_id);
  end if;
  perform add_application_stage_totals(changes);
  return null;
end $$;
create trigger application_stage_total_insert after insert on application
  referencing new table as added
  for each statement execute function keep_application_stage_total();
create trigger application_stage_total_delete after delete on application
  referencing old table as removed
  for each statement execute function keep_application_stage_total();
create trigger application_stage_total_update after update on application
  referencing new table as added old table as removed
  for each statement execute function keep_application_stage_total();

insert into application_stage_total
  select stage_id, status_id, count(*) from application where stage_id is not null group by 1, 2;
