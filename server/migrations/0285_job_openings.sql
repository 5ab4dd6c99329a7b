-- The openings of a job: its positions, none once it is closed. Whatever counts openings reads them.
-- holds job: reads and writes, while the table is written anew and five indexes are built; 5 s for 100,000 jobs.
alter table job add column openings smallint not null
  generated always as (case when job_status_id = 3 then 0 else number_of_positions end) stored;

drop index job_newest, job_active_newest, job_by_department, job_of_creator, job_of_recruiting_manager;
create index job_newest on job (created_at desc, id desc)
  include (is_expired, is_published, openings);
create index job_active_newest on job (created_at desc, id desc)
  include (is_published, openings) where not is_expired;
create index job_by_department on job (department_id, created_at desc, id desc)
  include (is_expired, is_published, openings);
create index job_of_creator on job (created_by, created_at desc, id desc)
  include (is_expired, is_published, openings, group_id);
create index job_of_recruiting_manager on job (recruiting_manager_id, created_at desc, id desc)
  include (is_expired, is_published, openings, group_id);

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
