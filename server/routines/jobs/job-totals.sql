-- Every writer locks rows in this order, which avoids deadlocks.
create or replace function add_job_totals(changes job_count[]) returns void language sql as $$
  insert into job_total as t (is_expired, is_published, jobs, positions, applications)
  select is_expired, is_published, sum(jobs), sum(positions), sum(applications)
  from unnest(changes) group by 1, 2
  having (sum(jobs), sum(positions), sum(applications)) <> (0, 0, 0)
  order by 1, 2
  on conflict (is_expired, is_published) do update
    set jobs = t.jobs + excluded.jobs, positions = t.positions + excluded.positions,
      applications = t.applications + excluded.applications
$$;

create or replace function keep_job_total_on_insert() returns trigger language plpgsql as $$
begin
  perform add_job_totals(array(
    select row(is_expired, is_published, count(*), sum(openings), sum(application_count))::job_count
    from added group by is_expired, is_published));
  return null;
end $$;

create or replace function keep_job_total_on_delete() returns trigger language plpgsql as $$
begin
  perform add_job_totals(array(
    select row(is_expired, is_published, -count(*), -sum(openings), -sum(application_count))::job_count
    from removed group by is_expired, is_published));
  return null;
end $$;

create or replace function keep_job_total_on_update() returns trigger language plpgsql as $$
begin
  perform add_job_totals(
    array(
      select row(is_expired, is_published, count(*), sum(openings), sum(application_count))::job_count
      from added group by is_expired, is_published)
    || array(
      select row(is_expired, is_published, -count(*), -sum(openings), -sum(application_count))::job_count
      from removed group by is_expired, is_published));
  return null;
end $$;

create or replace trigger job_total_insert after insert on job
  referencing new table as added
  for each statement execute function keep_job_total_on_insert();
create or replace trigger job_total_delete after delete on job
  referencing old table as removed
  for each statement execute function keep_job_total_on_delete();
create or replace trigger job_total_update after update on job
  referencing new table as added old table as removed
  for each statement execute function keep_job_total_on_update();
