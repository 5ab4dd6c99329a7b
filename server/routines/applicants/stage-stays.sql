-- Median days in a stage: half of the applications that left it did so after no more days.
create or replace view stage_usual as
  select stage_id, days from (
    select stage_id, days, n, sum(n) over (partition by stage_id order by days) as reached,
      sum(n) over (partition by stage_id) as total
    from stage_stay_total where job_id = 0 and n > 0) stay
  where reached * 2 >= total and (reached - n) * 2 < total;

-- Every writer locks rows in this order, which avoids deadlocks.
create or replace function add_stage_stays(changes stage_stay_count[]) returns void language sql as $$
  insert into stage_stay_total as t (job_id, stage_id, days, n)
  select job.id, change.stage_id, change.days, sum(change.n)
  from unnest(changes) change cross join lateral (values (0), (change.job_id)) job (id)
  where change.stage_id is not null
  group by 1, 2, 3 having sum(change.n) <> 0
  order by 1, 2, 3
  on conflict (job_id, stage_id, days) do update set n = t.n + excluded.n
$$;

-- Recounts both totals from the steps that were not undone.
create or replace function count_stays() returns void language plpgsql as $$
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

-- A return to a stage with an earlier entry date undoes a move, so the stay is not counted.
create or replace function keep_stage_stays() returns trigger language plpgsql as $$
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

create or replace function forget_stage_stays() returns trigger language plpgsql as $$
begin
  delete from stage_stay_total where job_id in (select id from removed);
  return null;
end $$;

create or replace trigger stage_stays after update on application
  referencing new table as added old table as removed
  for each statement execute function keep_stage_stays();
create or replace trigger stage_stays_of_job after delete on job
  referencing old table as removed
  for each statement execute function forget_stage_stays();
