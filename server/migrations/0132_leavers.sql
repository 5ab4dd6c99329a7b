-- Who is kept out because their last day has come, and not because somebody deactivated them: whoever
-- comes back is let in again. What they referred is paid by the leaving date, which stays.
alter table app_user add column has_left boolean not null default false;
create index app_user_leaving on app_user (leaving_date) where leaving_date is not null;

with leaver as (
  update app_user set is_active = false, has_left = true, version = version + 1
  where is_active and leaving_date <= (now() at time zone company_zone())::date
    and not exists (select from user_role where user_id = app_user.id and role = 'administrator')
  returning id)
update session set ended_at = now()
where ended_at is null and user_id in (select id from leaver);
