-- Every writer locks rows in this order, which avoids deadlocks.
create or replace function add_job_group_totals(changes job_group_count[]) returns void language sql as $$
  insert into job_group_total as t (group_id, is_expired, is_published, jobs, positions)
  select group_id, is_expired, is_published, sum(jobs), sum(positions)
  from unnest(changes) where group_id is not null group by 1, 2, 3
  having (sum(jobs), sum(positions)) <> (0, 0)
  order by 1, 2, 3
  on conflict (group_id, is_expired, is_published) do update
    set jobs = t.jobs + excluded.jobs, positions = t.positions + excluded.positions
$$;

create or replace function keep_job_group_total_on_insert() returns trigger language plpgsql as $$
begin
  perform add_job_group_totals(array(
    select row(group_id, is_expired, is_published, count(*), sum(openings))::job_group_count
    from added group by group_id, is_expired, is_published));
  return null;
end $$;

create or replace function keep_job_group_total_on_delete() returns trigger language plpgsql as $$
begin
  perform add_job_group_totals(array(
    select row(group_id, is_expired, is_published, -count(*), -sum(openings))::job_group_count
    from removed group by group_id, is_expired, is_published));
  return null;
end $$;

create or replace function keep_job_group_total_on_update() returns trigger language plpgsql as $$
begin
  perform add_job_group_totals(
    array(
      select row(group_id, is_expired, is_published, count(*), sum(openings))::job_group_count
      from added group by group_id, is_expired, is_published)
    || array(
      select row(group_id, is_expired, is_published, -count(*), -sum(openings))::job_group_count
      from removed group by group_id, is_expired, is_published));
  return null;
end $$;

create or replace trigger job_group_total_insert after insert on job
  referencing new table as added
  for each statement execute function keep_job_group_total_on_insert();
create or replace trigger job_group_total_delete after delete on job
  referencing old table as removed
  for each statement execute function keep_job_group_total_on_delete();
create or replace trigger job_group_total_update after update on job
  referencing new table as added old table as removed
  for each statement execute function keep_job_group_total_on_update();
