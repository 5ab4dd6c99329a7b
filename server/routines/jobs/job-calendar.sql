create or replace function add_job_calendar(changes job_calendar_count[]) returns void language sql as $$
  insert into job_calendar as t (unit, is_expired, is_published, starts, n)
  select one.unit, change.is_expired, change.is_published, one.starts, sum(change.n)
  from unnest(changes) change
    cross join lateral (values
      ('d'::"char", change.day), ('m'::"char", date_trunc('month', change.day)::date)
    ) one (unit, starts)
  group by 1, 2, 3, 4 having sum(change.n) <> 0
  order by 1, 4, 2, 3
  on conflict (unit, starts, is_expired, is_published) do update set n = t.n + excluded.n
$$;

create or replace function keep_job_calendar_on_insert() returns trigger language plpgsql as $$
begin
  perform add_job_calendar(array(
    select row(is_expired, is_published, (created_at at time zone company_zone())::date, count(*))
      ::job_calendar_count
    from added group by is_expired, is_published, (created_at at time zone company_zone())::date));
  return null;
end $$;

create or replace function keep_job_calendar_on_delete() returns trigger language plpgsql as $$
begin
  perform add_job_calendar(array(
    select row(is_expired, is_published, (created_at at time zone company_zone())::date, -count(*))
      ::job_calendar_count
    from removed group by is_expired, is_published, (created_at at time zone company_zone())::date));
  return null;
end $$;

create or replace function keep_job_calendar_on_update() returns trigger language plpgsql as $$
begin
  perform add_job_calendar(array(
    select row(is_expired, is_published, day, sum(n))::job_calendar_count
    from (
      select is_expired, is_published, (created_at at time zone company_zone())::date as day, 1 as n
      from added
      union all
      select is_expired, is_published, (created_at at time zone company_zone())::date, -1
      from removed) changed
    group by is_expired, is_published, day having sum(n) <> 0));
  return null;
end $$;

create or replace function count_job_calendar() returns void language plpgsql as $$
begin
  delete from job_calendar;
  perform add_job_calendar(array(
    select row(is_expired, is_published, (created_at at time zone company_zone())::date, count(*))
      ::job_calendar_count
    from job group by is_expired, is_published, (created_at at time zone company_zone())::date));
end $$;

-- A new time zone moves jobs to other days.
create or replace function recount_job_calendar() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.time_zone <> new.time_zone then
    perform count_job_calendar();
  end if;
  return null;
end $$;

create or replace trigger job_calendar_insert after insert on job
  referencing new table as added
  for each statement execute function keep_job_calendar_on_insert();
create or replace trigger job_calendar_delete after delete on job
  referencing old table as removed
  for each statement execute function keep_job_calendar_on_delete();
create or replace trigger job_calendar_update after update on job
  referencing new table as added old table as removed
  for each statement execute function keep_job_calendar_on_update();
create or replace trigger company_time_zone_of_jobs after insert or update of time_zone on company
  for each row execute function recount_job_calendar();
