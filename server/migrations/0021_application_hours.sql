-- A day of many applications is not read from its beginning: those of the whole company are counted by
-- hour too. Hours are counted from where their day begins, whatever the clock does; the last one takes
-- what a longer day has more.
alter table application_total drop constraint application_total_unit_check;
alter table application_total
  alter column starts type timestamp,
  add constraint application_total_unit_check check (unit in ('h', 'd', 'm'));

alter type application_count alter attribute day type timestamp;
alter type application_count rename attribute day to hour;

create function company_hour(at timestamptz, zone text) returns timestamp language sql immutable as $$
  select date_trunc('day', at at time zone zone) + interval '1 hour' * least(23, floor(date_part(
    'epoch', at - date_trunc('day', at at time zone zone) at time zone zone) / 3600))
$$;

create or replace function add_application_day_totals(changes application_count[]) returns void language sql as $$
  insert into application_total as t (unit, status_id, source_id, starts, n)
  select one.unit, status.id, source.id, one.starts, sum(change.n)
  from unnest(changes) change
    cross join lateral (values (0), (change.status_id)) status (id)
    cross join lateral (values (0), (change.source_id)) source (id)
    cross join lateral (values
      ('h'::"char", change.hour), ('d', date_trunc('day', change.hour)),
      ('m', date_trunc('month', change.hour))
    ) one (unit, starts)
  where source.id is not null and (one.unit <> 'h' or (status.id = 0 and source.id = 0))
  group by 1, 2, 3, 4 having sum(change.n) <> 0
  order by 1, 2, 3, 4
  on conflict (unit, status_id, source_id, starts) do update set n = t.n + excluded.n
$$;

create or replace function keep_application_total_on_insert() returns trigger language plpgsql as $$
declare
  zone text := company_zone();
begin
  perform add_application_totals(array(
    select row(job_id, status_id, source_id, company_hour(created_at, zone), count(*))::application_count
    from added group by job_id, status_id, source_id, company_hour(created_at, zone)));
  return null;
end $$;
create or replace function keep_application_total_on_delete() returns trigger language plpgsql as $$
declare
  zone text := company_zone();
begin
  perform add_application_totals(array(
    select row(job_id, status_id, source_id, company_hour(created_at, zone), -count(*))::application_count
    from removed group by job_id, status_id, source_id, company_hour(created_at, zone)));
  return null;
end $$;
create or replace function keep_application_total_on_update() returns trigger language plpgsql as $$
declare
  zone text := company_zone();
begin
  perform add_application_totals(
    array(
      select row(job_id, status_id, source_id, company_hour(created_at, zone), sum(n))::application_count
      from (
        select job_id, status_id, source_id, created_at, 1 as n from added
        union all
        select job_id, status_id, source_id, created_at, -1 from removed) changed
      group by job_id, status_id, source_id, company_hour(created_at, zone) having sum(n) <> 0));
  return null;
end $$;

create or replace function count_application_days() returns void language plpgsql as $$
declare
  zone text := company_zone();
begin
  delete from application_total;
  perform add_application_day_totals(array(
    select row(null, status_id, source_id, company_hour(created_at, zone), count(*))::application_count
    from application group by status_id, source_id, company_hour(created_at, zone)));
end $$;
select count_application_days();
