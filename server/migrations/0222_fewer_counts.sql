-- A move of many writes fewer counts, by one trigger. Of a status and of a source, days and years are
-- counted, by source alone: what a status has is the sum of its sources, and those without one are under
-- source -1. Of a job, a recruiter's counts add up to the job's; those of nobody are under recruiter 0.
drop trigger application_total_insert on application;
drop trigger application_total_delete on application;
drop trigger application_total_update on application;
drop trigger application_stage_total_insert on application;
drop trigger application_stage_total_delete on application;
drop trigger application_stage_total_update on application;
drop trigger application_recruiter_total_insert on application;
drop trigger application_recruiter_total_delete on application;
drop trigger application_recruiter_total_update on application;
drop function keep_application_total_on_insert, keep_application_total_on_delete,
  keep_application_total_on_update, keep_application_stage_total, keep_application_recruiter_total,
  add_application_totals, add_application_day_totals, add_application_job_totals,
  add_application_stage_totals, add_application_recruiter_totals;
drop type application_count, application_stage_count, application_recruiter_count;

delete from application_total;
alter table application_total
  drop constraint application_total_unit_check,
  add constraint application_total_unit_check check (unit in ('h', 'd', 'm', 'y')),
  drop constraint application_total_pkey,
  -- By time before source: a range of days is one piece of it.
  add primary key (unit, status_id, starts, source_id);

drop table application_recruiter_total, application_job_total;
create table application_job_total (
  job_id integer not null,
  recruiter_id integer not null,
  status_id integer not null,
  n integer not null,
  primary key (job_id, recruiter_id, status_id)
) with (fillfactor = 70);

create type application_count as (
  job_id integer, recruiter_id integer, stage_id integer, status_id integer, source_id integer,
  hour timestamp, n integer
);

-- Rows are taken in one order by every writer, so that writers wait for each other and never in a ring.
-- Who only moves leaves what is counted of all statuses as it is.
create function add_application_day_totals(changes application_count[]) returns void language sql as $$
  with change as (
    select status_id, coalesce(source_id, -1) as source_id, hour, n from unnest(changes)),
  filed as (
    select source_id, hour, sum(n) as n from change group by 1, 2 having sum(n) <> 0)
  insert into application_total as t (unit, status_id, source_id, starts, n)
  select unit, status_id, source_id, starts, sum(n) from (
    select one.*, n from filed cross join lateral (values
      ('h'::"char", 0, 0, hour),
      ('d', 0, 0, date_trunc('day', hour)),
      ('m', 0, 0, date_trunc('month', hour)),
      ('d', 0, source_id, date_trunc('day', hour)),
      ('y', 0, source_id, date_trunc('year', hour))) one (unit, status_id, source_id, starts)
    union all
    select one.*, n from change cross join lateral (values
      ('d'::"char", status_id, source_id, date_trunc('day', hour)),
      ('y', status_id, source_id, date_trunc('year', hour))) one (unit, status_id, source_id, starts)
    ) counted
  group by 1, 2, 3, 4 having sum(n) <> 0
  order by 1, 2, 4, 3
  on conflict (unit, status_id, starts, source_id) do update set n = t.n + excluded.n
$$;

create function add_application_totals(changes application_count[]) returns void language plpgsql as $$
begin
  perform add_application_day_totals(changes);
  insert into application_job_total as t (job_id, recruiter_id, status_id, n)
  select job_id, coalesce(recruiter_id, 0), status_id, sum(n) from unnest(changes)
  group by 1, 2, 3 having sum(n) <> 0
  order by 1, 2, 3
  on conflict (job_id, recruiter_id, status_id) do update set n = t.n + excluded.n;
  insert into application_stage_total as t (stage_id, status_id, n)
  select stage_id, status_id, sum(n) from unnest(changes) where stage_id is not null
  group by 1, 2 having sum(n) <> 0
  order by 1, 2
  on conflict (stage_id, status_id) do update set n = t.n + excluded.n;
end $$;

create function keep_application_totals() returns trigger language plpgsql as $$
declare
  zone text := company_zone();
  changes application_count[];
begin
  case tg_op
    when 'INSERT' then changes := array(
      select row(job_id, recruiter_id, stage_id, status_id, source_id,
        company_hour(created_at, zone), 1)::application_count from added);
    when 'DELETE' then changes := array(
      select row(job_id, recruiter_id, stage_id, status_id, source_id,
        company_hour(created_at, zone), -1)::application_count from removed);
    else changes := array(
      select row(one.job_id, one.recruiter_id, one.stage_id, one.status_id, one.source_id,
        company_hour(one.created_at, zone), one.n)::application_count
      from added join removed using (id) cross join lateral (values
        (added.job_id, added.recruiter_id, added.stage_id, added.status_id, added.source_id,
          added.created_at, 1),
        (removed.job_id, removed.recruiter_id, removed.stage_id, removed.status_id, removed.source_id,
          removed.created_at, -1)) one (job_id, recruiter_id, stage_id, status_id, source_id, created_at, n)
      where (added.job_id, added.recruiter_id, added.stage_id, added.status_id, added.source_id,
          added.created_at)
        is distinct from (removed.job_id, removed.recruiter_id, removed.stage_id, removed.status_id,
          removed.source_id, removed.created_at));
  end case;
  perform add_application_totals(changes);
  return null;
end $$;
create trigger application_total_insert after insert on application
  referencing new table as added
  for each statement execute function keep_application_totals();
create trigger application_total_delete after delete on application
  referencing old table as removed
  for each statement execute function keep_application_totals();
create trigger application_total_update after update on application
  referencing new table as added old table as removed
  for each statement execute function keep_application_totals();

create or replace function count_application_days() returns void language plpgsql as $$
declare
  zone text := company_zone();
begin
  delete from application_total;
  perform add_application_day_totals(array(
    select row(null, null, null, status_id, source_id, company_hour(created_at, zone), count(*))
      ::application_count
    from application group by status_id, source_id, company_hour(created_at, zone)));
end $$;
select count_application_days();
insert into application_job_total
  select job_id, coalesce(recruiter_id, 0), status_id, count(*) from application group by 1, 2, 3;
