create or replace function publish_jobs(changed integer[]) returns void language sql as $$
  update job set is_published = live.any_live
  from (select id, exists (select 1 from publication p where p.job_id = c.id and p.state = 'live' and p.drift = '') as any_live
        from unnest(changed) as c (id)) live
  where job.id = live.id and job.is_published <> live.any_live
$$;

create or replace function keep_job_published_on_insert() returns trigger language plpgsql as $$
begin
  perform publish_jobs(array(select distinct job_id from added));
  return null;
end $$;

create or replace function keep_job_published_on_delete() returns trigger language plpgsql as $$
begin
  perform publish_jobs(array(select distinct job_id from removed));
  return null;
end $$;

create or replace trigger job_published_insert after insert on publication
  referencing new table as added
  for each statement execute function keep_job_published_on_insert();
create or replace trigger job_published_update after update on publication
  referencing new table as added
  for each statement execute function keep_job_published_on_insert();
create or replace trigger job_published_delete after delete on publication
  referencing old table as removed
  for each statement execute function keep_job_published_on_delete();
