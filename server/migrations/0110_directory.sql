-- The directory is kept in the console: each record can be switched off, has a version, and may carry
-- the id by which another system knows it.

do $$
declare
  kept text;
begin
  foreach kept in array array['division', 'designation', 'branch', 'department',
    'organization_function', 'city', 'location', 'skill'] loop
    execute format('alter table %I
      add column external_id text,
      add column is_active boolean not null default true,
      add column version integer not null default 1', kept);
    execute format('create unique index %I on %I (lower(external_id))', kept || '_external_id', kept);
  end loop;
end $$;

alter table app_user
  add column external_id text,
  add column manager_id integer references app_user,
  add column leaving_date date;
create unique index app_user_external_id on app_user (lower(external_id));

-- What a record is used by is counted along these.
create index app_user_manager on app_user (manager_id);
create index app_user_department on app_user (department_id);
create index app_user_designation on app_user (designation_id);
create index app_user_branch on app_user (branch_id);
create index location_of_city on location (city_id);
