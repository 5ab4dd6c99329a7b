-- What the list of applications is found, sorted, searched and counted by; kept by triggers, whoever writes.

alter table application
  add column name_key text collate "C" not null default '',
  add column last_name_key text collate "C" not null default '',
  -- Begins with a space, so that a pattern can ask for the beginning of any word.
  add column search_key text not null default '',
  -- No experience stated counts as none.
  add column experience_key smallint not null generated always as (coalesce(experience, 0)) stored;

create function fill_application_keys() returns trigger language plpgsql as $$
begin
  select lower(btrim(first_name || ' ' || last_name)), lower(last_name),
    ' ' || lower(btrim(first_name || ' ' || last_name)) || ' ' || email_key || ' ' || phone_key
  into new.name_key, new.last_name_key, new.search_key
  from applicant where id = new.applicant_id;
  return new;
end $$;
create trigger application_keys before insert or update of applicant_id on application
  for each row execute function fill_application_keys();

create function keep_application_keys() returns trigger language plpgsql as $$
begin
  update application set applicant_id = new.id where applicant_id = new.id;
  return null;
end $$;
create trigger applicant_keys after update of first_name, last_name, email, phone on applicant
  for each row
  when ((old.first_name, old.last_name, old.email, old.phone)
    is distinct from (new.first_name, new.last_name, new.email, new.phone))
  execute function keep_application_keys();

update application set applicant_id = applicant_id;

-- Each order is one index that also carries what lists are narrowed to, so that the keys of a page
-- are found, and narrower scopes counted, without visiting the table.
drop index application_newest;
create index application_newest on application (created_at desc, id desc)
  include (job_id, status_id, source_id);
drop index application_of_job;
create index application_of_job on application (job_id, created_at desc, id desc)
  include (status_id, source_id);
drop index application_in_status;
create index application_in_status on application (status_id, created_at desc, id desc)
  include (job_id, source_id);
create index application_of_source on application (source_id, created_at desc, id desc)
  include (job_id, status_id);
create index application_by_name on application (name_key, id)
  include (job_id, status_id, source_id, created_at);
create index application_by_last_name on application (last_name_key, id)
  include (job_id, status_id, source_id, created_at, name_key);
create index application_by_experience on application (experience_key, id)
  include (job_id, status_id, source_id, created_at);
-- A search reads the list of what is not in the index yet, so that is kept short.
create index application_search on application using gin (search_key gin_trgm_ops)
  with (gin_pending_list_limit = 512);

create function company_zone() returns text language sql stable as $$
  select coalesce((select time_zone from company), 'UTC')
$$;

-- Exact totals, and where a page begins, without a scan: applications of a day and of a month, by
-- status and by source; 0 stands for all of them. Days are the company's.
create table application_total (
  unit "char" not null check (unit in ('d', 'm')),
  status_id integer not null,
  source_id integer not null,
  starts date not null,
  n integer not null,
  primary key (unit, status_id, source_id, starts)
) with (fillfactor = 70);

-- What a narrower scope is counted by: the jobs in it.
create table application_job_total (
  job_id integer not null,
  status_id integer not null,
  n integer not null,
  primary key (job_id, status_id)
) with (fillfactor = 70);

create type application_count as (
  job_id integer, status_id integer, source_id integer, day date, n bigint
);

create function add_application_day_totals(changes application_count[]) returns void language sql as $$
  insert into application_total as t (unit, status_id, source_id, starts, n)
  select one.unit, status.id, source.id, one.starts, sum(change.n)
  from unnest(changes) change
    cross join lateral (values (0), (change.status_id)) status (id)
    cross join lateral (values (0), (change.source_id)) source (id)
    cross join lateral (values
      ('d'::"char", change.day), ('m'::"char", date_trunc('month', change.day)::date)
    ) one (unit, starts)
  where source.id is not null
  group by 1, 2, 3, 4 having sum(change.n) <> 0
  order by 1, 2, 3, 4
  on conflict (unit, status_id, source_id, starts) do update set n = t.n + excluded.n
$$;

create function add_application_job_totals(changes application_count[]) returns void language sql as $$
  insert into application_job_total as t (job_id, status_id, n)
  select job_id, status_id, sum(n) from unnest(changes)
  group by 1, 2 having sum(n) <> 0
  order by 1, 2
  on conflict (job_id, status_id) do update set n = t.n + excluded.n
$$;

create function add_application_totals(changes application_count[]) returns void language plpgsql as $$
begin
  perform add_application_day_totals(changes);
  perform add_application_job_totals(changes);
end $$;

create function keep_application_total_on_insert() returns trigger language plpgsql as $$
begin
  perform add_application_totals(array(
    select row(job_id, status_id, source_id, (created_at at time zone company_zone())::date, count(*))
      ::application_count
    from added group by job_id, status_id, source_id, (created_at at time zone company_zone())::date));
  return null;
end $$;
create function keep_application_total_on_delete() returns trigger language plpgsql as $$
begin
  perform add_application_totals(array(
    select row(job_id, status_id, source_id, (created_at at time zone company_zone())::date, -count(*))
      ::application_count
    from removed group by job_id, status_id, source_id, (created_at at time zone company_zone())::date));
  return null;
end $$;
create function keep_application_total_on_update() returns trigger language plpgsql as $$
begin
  perform add_application_totals(
    array(
      select row(job_id, status_id, source_id, day, sum(n))::application_count
      from (
        select job_id, status_id, source_id, (created_at at time zone company_zone())::date as day, 1 as n
        from added
        union all
        select job_id, status_id, source_id, (created_at at time zone company_zone())::date, -1
        from removed) changed
      group by job_id, status_id, source_id, day having sum(n) <> 0));
  return null;
end $$;
create trigger application_total_insert after insert on application
  referencing new table as added
  for each statement execute function keep_application_total_on_insert();
create trigger application_total_delete after delete on application
  referencing old table as removed
  for each statement execute function keep_application_total_on_delete();
create trigger application_total_update after update on application
  referencing new table as added old table as removed
  for each statement execute function keep_application_total_on_update();

create function count_application_days() returns void language plpgsql as $$
begin
  delete from application_total;
  perform add_application_day_totals(array(
    select row(null, status_id, source_id, (created_at at time zone company_zone())::date, count(*))
      ::application_count
    from application group by status_id, source_id, (created_at at time zone company_zone())::date));
end $$;
select count_application_days();
insert into application_job_total select job_id, status_id, count(*) from application group by 1, 2;

-- In another time zone the days are others.
create function recount_application_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.time_zone <> new.time_zone then
    perform count_application_days();
  end if;
  return null;
end $$;
create trigger company_time_zone after insert or update of time_zone on company
  for each row execute function recount_application_days();

-- A change of status that can be taken back for a short while: where each row stood before it.
create table status_change (
  id uuid primary key default gen_random_uuid(),
  actor_id integer not null,
  expires_at timestamptz not null
);
create table status_change_row (
  change_id uuid not null references status_change on delete cascade,
  application_id integer not null references application on delete cascade,
  history_id bigint not null,
  stage_id integer,
  status_id integer not null,
  joining_date date,
  primary key (change_id, application_id)
);
create index status_change_row_application on status_change_row (application_id);
