-- Every writer locks rows in this order, which avoids deadlocks.
create or replace function add_application_day_totals(changes application_count[]) returns void language sql as $$
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

create or replace function add_application_totals(changes application_count[]) returns void language plpgsql as $$
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

-- A new time zone moves applications to other days.
create or replace function recount_application_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.time_zone <> new.time_zone then
    perform count_application_days();
  end if;
  return null;
end $$;

create or replace function keep_application_totals() returns trigger language plpgsql as $$
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

create or replace trigger application_total_insert after insert on application
  referencing new table as added
  for each statement execute function keep_application_totals();
create or replace trigger application_total_delete after delete on application
  referencing old table as removed
  for each statement execute function keep_application_totals();
create or replace trigger application_total_update after update on application
  referencing new table as added old table as removed
  for each statement execute function keep_application_totals();
create or replace trigger company_time_zone after insert or update of time_zone on company
  for each row execute function recount_application_days();
