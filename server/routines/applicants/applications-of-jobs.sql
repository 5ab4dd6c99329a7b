create or replace function keep_application_count_on_insert() returns trigger language plpgsql as $$
begin
  update job set application_count = application_count + a.n
  from (select job_id, count(*)::integer as n from added group by job_id order by job_id) a
  where job.id = a.job_id;
  return null;
end $$;

create or replace function keep_application_count_on_delete() returns trigger language plpgsql as $$
begin
  update job set application_count = application_count - a.n
  from (select job_id, count(*)::integer as n from removed group by job_id) a where job.id = a.job_id;
  return null;
end $$;

create or replace trigger application_count_insert after insert on application
  referencing new table as added
  for each statement execute function keep_application_count_on_insert();
create or replace trigger application_count_delete after delete on application
  referencing old table as removed
  for each statement execute function keep_application_count_on_delete();
