-- How long applications stood in the stages that they left, in whole days, of each job; job 0 stands
-- for all of them. A median is read from it without a visit to any step.
create table stage_stay_total (
  job_id integer not null,
  stage_id integer not null,
  days integer not null,
  n integer not null,
  primary key (job_id, stage_id, days)
) with (fillfactor = 70);

create type stage_stay_count as (job_id integer, stage_id integer, days integer, n bigint);

create function whole_days(since timestamptz, until timestamptz) returns integer
language sql immutable as $$
  select floor(extract(epoch from until - since) / 86400)::integer
$$;

-- Rows are taken in one order by every writer, so that writers wait for each other and never in a ring.
create function add_stage_stays(changes stage_stay_count[]) returns void language sql as $$
  insert into stage_stay_total as t (job_id, stage_id, days, n)
  select job.id, change.stage_id, change.days, sum(change.n)
  from unnest(changes) change cross join lateral (values (0), (change.job_id)) job (id)
  where change.stage_id is not null
  group by 1, 2, 3 having sum(change.n) <> 0
  order by 1, 2, 3
  on conflict (job_id, stage_id, days) do update set n = t.n + excluded.n
$$;

-- Whoever goes back to a stage since an earlier moment takes a move back: the stay never ended.
create function keep_stage_stays() returns trigger language plpgsql as $$
begin
  perform add_stage_stays(array(
    select row(job_id, stage_id, days, sum(n))::stage_stay_count
    from (
      select removed.job_id, removed.stage_id,
        whole_days(removed.stage_since, added.stage_since) as days, 1 as n
      from removed join added using (id)
      where added.stage_id is distinct from removed.stage_id
        and added.stage_since >= removed.stage_since
      union all
      select added.job_id, added.stage_id,
        whole_days(added.stage_since, removed.stage_since), -1
      from removed join added using (id)
      where added.stage_id is distinct from removed.stage_id
        and added.stage_since < removed.stage_since) changed
    group by job_id, stage_id, days));
  return null;
end $$;
create trigger stage_stays after update on application
  referencing new table as added old table as removed
  for each statement execute function keep_stage_stays();

create function forget_stage_stays() returns trigger language plpgsql as $$
begin
  delete from stage_stay_total where job_id in (select id from removed);
  return null;
end $$;
create trigger stage_stays_of_job after delete on job
  referencing old table as removed
  for each statement execute function forget_stage_stays();

-- How long a stage usually takes: half of those who left it did so after no more days.
create view stage_usual as
  select stage_id, days from (
    select stage_id, days, n, sum(n) over (partition by stage_id order by days) as reached,
      sum(n) over (partition by stage_id) as total
    from stage_stay_total where job_id = 0 and n > 0) stay
  where reached * 2 >= total and (reached - n) * 2 < total;

-- When somebody was hired: since then every status they had is one of category hired.
alter table application add column hired_at timestamptz;

create function keep_hired_at() returns trigger language plpgsql as $$
begin
  if exists (select from status where id = new.status_id and category = 'hired') then
    new.hired_at := coalesce(new.hired_at,
      case tg_op when 'INSERT' then new.created_at else clock_timestamp() end);
  else
    new.hired_at := null;
  end if;
  return new;
end $$;
create trigger application_hired_at before insert or update of status_id on application
  for each row execute function keep_hired_at();

-- Counts both anew from the steps that were not taken back.
create function count_stays() returns void language plpgsql as $$
begin
  delete from stage_stay_total;
  create temporary table step on commit drop as
    select one.id, one.application_id, one.stage_id, one.created_at,
      status.category = 'hired' as is_hired
    from application_history one join status on status.id = one.status_id
    where one.undo_of is null
      and not exists (select from application_history undo where undo.undo_of = one.id);
  perform add_stage_stays(array(
    select row(application.job_id, stay.stage_id, whole_days(stay.since, stay.until), count(*))
      ::stage_stay_count
    from (
      select application_id, stage_id, created_at as since,
        lead(created_at) over (partition by application_id order by id) as until
      from (
        select *, lag(stage_id) over (partition by application_id order by id) as before from step) moved
      where stage_id is distinct from before) stay
      join application on application.id = stay.application_id
    where stay.until is not null and stay.stage_id is not null
    group by application.job_id, stay.stage_id, whole_days(stay.since, stay.until)));
  update application set hired_at = hired.since
  from (
    select step.application_id, min(step.created_at) as since
    from step left join (
      select application_id, max(id) as last from step where not is_hired group by 1) earlier
      using (application_id)
    where step.id > coalesce(earlier.last, 0) group by 1) hired
  where hired.application_id = application.id and application.hired_at is distinct from hired.since;
  drop table step;
end $$;
select count_stays();

-- Who was hired, and who has stood in a stage for long, told from the index alone.
create index application_hired on application (hired_at)
  include (job_id, status_id, created_at) where hired_at is not null;
create index application_waiting on application (stage_id, stage_since) include (status_id, job_id);
create index application_joining on application (joining_date) include (job_id, status_id)
  where joining_date is not null;
