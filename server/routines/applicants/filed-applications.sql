create or replace function file_applications() returns trigger language plpgsql as $$
begin
  insert into filed_application
    select id, job_id, source_id, created_at, name_key, last_name_key, search_key, experience_key
    from added;
  return null;
end $$;

create or replace function file_application_anew() returns trigger language plpgsql as $$
begin
  update filed_application set job_id = new.job_id, source_id = new.source_id,
    created_at = new.created_at, name_key = new.name_key, last_name_key = new.last_name_key,
    search_key = new.search_key, experience_key = new.experience_key
  where id = new.id;
  return null;
end $$;

create or replace trigger application_filed after insert on application
  referencing new table as added
  for each statement execute function file_applications();
create or replace trigger application_filed_anew
  after update of applicant_id, job_id, source_id, created_at, experience, name_key, last_name_key,
    search_key on application
  for each row when (
    (old.job_id, old.source_id, old.created_at, old.name_key, old.last_name_key, old.search_key,
      old.experience_key) is distinct from
    (new.job_id, new.source_id, new.created_at, new.name_key, new.last_name_key, new.search_key,
      new.experience_key))
  execute function file_application_anew();
