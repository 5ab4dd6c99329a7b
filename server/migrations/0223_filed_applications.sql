-- A move rewrites every index of the table that holds status and stage. What no move changes, and the
-- orders and the search that go by it alone, are kept apart: a move leaves them as they are.
create table filed_application (
  id integer primary key,
  job_id integer not null,
  source_id integer,
  created_at timestamptz not null,
  name_key text collate "C" not null,
  last_name_key text collate "C" not null,
  search_key text not null,
  experience_key smallint not null
);
insert into filed_application
  select id, job_id, source_id, created_at, name_key, last_name_key, search_key, experience_key
  from application order by id;
alter table filed_application
  add foreign key (id) references application on delete cascade,
  add foreign key (source_id) references applicant_source;
alter table application drop constraint application_source_id_fkey;

drop index application_of_source, application_by_last_name, application_by_experience, application_search;
create index filed_of_source on filed_application (source_id, created_at desc, id desc) include (job_id);
create index filed_by_last_name on filed_application (last_name_key, id)
  include (job_id, source_id, created_at, name_key);
create index filed_by_experience on filed_application (experience_key, id)
  include (job_id, source_id, created_at);
-- A search reads the list of what is not in the index yet, so that is kept short.
create index filed_search on filed_application using gin (search_key gin_trgm_ops)
  with (gin_pending_list_limit = 512);
-- Those that somebody referred are few, and searched by themselves.
create index application_referred_search on application using gin (search_key gin_trgm_ops)
  where referrer_id is not null;

-- The board of a job and who waits in a stage are read along the orders of jobs and stages, which carry
-- since when each stands where it does.
drop index application_on_board, application_waiting, application_of_job, application_of_stage;
create index application_of_job on application (job_id, created_at desc, id desc)
  include (status_id, source_id, stage_id, stage_since);
create index application_of_stage on application (stage_id, created_at desc, id desc)
  include (job_id, status_id, source_id, stage_since);

create function file_applications() returns trigger language plpgsql as $$
begin
  insert into filed_application
    select id, job_id, source_id, created_at, name_key, last_name_key, search_key, experience_key
    from added;
  return null;
end $$;
create trigger application_filed after insert on application
  referencing new table as added
  for each statement execute function file_applications();

create function file_application_anew() returns trigger language plpgsql as $$
begin
  update filed_application set job_id = new.job_id, source_id = new.source_id,
    created_at = new.created_at, name_key = new.name_key, last_name_key = new.last_name_key,
    search_key = new.search_key, experience_key = new.experience_key
  where id = new.id;
  return null;
end $$;
create trigger application_filed_anew
  after update of applicant_id, job_id, source_id, created_at, experience, name_key, last_name_key,
    search_key on application
  for each row when (
    (old.job_id, old.source_id, old.created_at, old.name_key, old.last_name_key, old.search_key,
      old.experience_key) is distinct from
    (new.job_id, new.source_id, new.created_at, new.name_key, new.last_name_key, new.search_key,
      new.experience_key))
  execute function file_application_anew();

-- What lists are narrowed to beside it; whoever does not ask where an application stands reads it alone.
create view listed_application as
  select filed.id, filed.job_id, filed.source_id, filed.created_at, filed.name_key,
    filed.last_name_key, filed.search_key, filed.experience_key, application.status_id,
    application.stage_id, application.recruiter_id, application.joining_date
  from filed_application filed left join application on application.id = filed.id;
