-- Exact totals without a scan: how many applications of each job a recruiter is assigned to, by status.
create table application_recruiter_total (
  job_id integer not null,
  recruiter_id integer not null,
  status_id integer not null,
  n integer not null,
  primary key (job_id, recruiter_id, status_id)
) with (fillfactor = 70);

create type application_recruiter_count as (
  job_id integer, recruiter_id integer, status_id integer, n bigint
);

-- Rows are taken in one order by every writer, so that writers wait for each other and never in a ring.
create function add_application_recruiter_totals(changes application_recruiter_count[])
returns void language sql as $$
  insert into application_recruiter_total as t (job_id, recruiter_id, status_id, n)
  select job_id, recruiter_id, status_id, sum(n) from unnest(changes)
  where recruiter_id is not null
  group by 1, 2, 3 having sum(n) <> 0
  order by 1, 2, 3
  on conflict (job_id, recruiter_id, status_id) do update set n = t.n + excluded.n
$$;

create function keep_application_recruiter_total() returns trigger language plpgsql as $$
declare
  changes application_recruiter_count[] := '{}';
begin
  if tg_op <> 'DELETE' then
    changes := array(
      select row(job_id, recruiter_id, status_id, count(*))::application_recruiter_count
      from added where recruiter_id is not null group by job_id, recruiter_id, status_id);
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || array(
      select row(job_id, recruiter_id, status_id, -count(*))::application_recruiter_count
      from removed where recruiter_id is not null group by job_id, recruiter_id, status_id);
  end if;
  perform add_application_recruiter_totals(changes);
  return null;
end $$;
create trigger application_recruiter_total_insert after insert on application
  referencing new table as added
  for each statement execute function keep_application_recruiter_total();
create trigger application_recruiter_total_delete after delete on application
  referencing old table as removed
  for each statement execute function keep_application_recruiter_total();
create trigger application_recruiter_total_update after update on application
  referencing new table as added old table as removed
  for each statement execute function keep_application_recruiter_total();

insert into application_recruiter_total
  select job_id, recruiter_id, status_id, count(*) from application
  where recruiter_id is not null group by 1, 2, 3;

-- A recruiter's applications of some days, told from the index alone.
drop index application_of_recruiter;
create index application_of_recruiter on application (recruiter_id, created_at desc, id desc)
  include (job_id, status_id) where recruiter_id is not null;
