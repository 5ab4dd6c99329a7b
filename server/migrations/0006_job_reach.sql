-- Deleting an image asks who refers to it; without an index each one reads the whole table.
create index job_image on job (seo_image_file_id) where seo_image_file_id is not null;

-- What hiring teams have, so that someone who sees the jobs of a few teams has exact totals without
-- a visit to each job.
create table job_group_total (
  group_id integer not null,
  is_expired boolean not null,
  is_published boolean not null,
  jobs integer not null,
  positions integer not null,
  primary key (group_id, is_expired, is_published)
) with (fillfactor = 70);

create type job_group_count as (
  group_id integer, is_expired boolean, is_published boolean, jobs bigint, positions bigint
);

-- Rows are taken in one order by every writer, so that writers wait for each other and never in a ring.
create function add_job_group_totals(changes job_group_count[]) returns void language sql as $$
  insert into job_group_total as t (group_id, is_expired, is_published, jobs, positions)
  select group_id, is_expired, is_published, sum(jobs), sum(positions)
  from unnest(changes) where group_id is not null group by 1, 2, 3
  having (sum(jobs), sum(positions)) <> (0, 0)
  order by 1, 2, 3
  on conflict (group_id, is_expired, is_published) do update
    set jobs = t.jobs + excluded.jobs, positions = t.positions + excluded.positions
$$;

create function keep_job_group_total_on_insert() returns trigger language plpgsql as $$
begin
  perform add_job_group_totals(array(
    select row(group_id, is_expired, is_published, count(*), sum(number_of_positions))::job_group_count
    from added group by group_id, is_expired, is_published));
  return null;
end $$;
create function keep_job_group_total_on_delete() returns trigger language plpgsql as $$
begin
  perform add_job_group_totals(array(
    select row(group_id, is_expired, is_published, -count(*), -sum(number_of_positions))::job_group_count
    from removed group by group_id, is_expired, is_published));
  return null;
end $$;
create function keep_job_group_total_on_update() returns trigger language plpgsql as $$
begin
  perform add_job_group_totals(
    array(
      select row(group_id, is_expired, is_published, count(*), sum(number_of_positions))::job_group_count
      from added group by group_id, is_expired, is_published)
    || array(
      select row(group_id, is_expired, is_published, -count(*), -sum(number_of_positions))::job_group_count
      from removed group by group_id, is_expired, is_published));
  return null;
end $$;
create trigger job_group_total_insert after insert on job
  referencing new table as added
  for each statement execute function keep_job_group_total_on_insert();
create trigger job_group_total_delete after delete on job
  referencing old table as removed
  for each statement execute function keep_job_group_total_on_delete();
create trigger job_group_total_update after update on job
  referencing new table as added old table as removed
  for each statement execute function keep_job_group_total_on_update();

insert into job_group_total
select group_id, is_expired, is_published, count(*), sum(number_of_positions)
from job where group_id is not null group by 1, 2, 3;

-- The newest of each team, of each creator and of each recruiting manager, without a visit to the table.
drop index job_of_group, job_of_creator, job_of_recruiting_manager;
create index job_of_group on job (group_id, created_at desc, id desc)
  include (is_expired, is_published);
create index job_of_creator on job (created_by, created_at desc, id desc)
  include (is_expired, is_published, number_of_positions, group_id);
create index job_of_recruiting_manager on job (recruiting_manager_id, created_at desc, id desc)
  include (is_expired, is_published, number_of_positions, group_id);

-- In another order, what a person may see is told from the index, too.
drop index job_by_title, job_by_positions, job_by_applications, job_by_expiry;
create index job_by_title on job (title_key, id)
  include (is_expired, is_published, group_id, created_by, recruiting_manager_id);
create index job_by_positions on job (number_of_positions, id)
  include (is_expired, is_published, group_id, created_by, recruiting_manager_id);
create index job_by_applications on job (application_count, id)
  include (is_expired, is_published, group_id, created_by, recruiting_manager_id);
create index job_by_expiry on job (expiry_date, id)
  include (is_expired, is_published, group_id, created_by, recruiting_manager_id);
