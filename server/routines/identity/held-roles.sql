-- The roles granted to a user, and the one that every active user has.
create or replace view held_role as
select user_id, role, given_by, false as of_everyone from user_role
union all
select app_user.id, company.everyone_role, null, true
from company join app_user on company.everyone_role is not null and app_user.is_active
where not exists (
  select from user_role where user_id = app_user.id and role = company.everyone_role);
