-- Whoever a provider or the HR system took out keeps what they did and gives their address up: somebody
-- else may have it, and is another person. One who is let in again has to find theirs free.
--
-- `address_provider` is the provider whose sign-in wrote the address, `address_doubted` says that another
-- system wrote it onto somebody who was here already, so that it proves nothing until an administrator
-- looks at it.
-- holds app_user: four indexes over people, below a second for 100,000 of them
alter table app_user
  add column removed_at timestamptz,
  add column address_provider text,
  add column address_doubted boolean not null default false;

update app_user set removed_at = now() where not is_active and (scim_deleted or has_left);

drop index app_user_email;
drop index app_user_user_name;
create unique index app_user_email on app_user (lower(email)) where is_active or removed_at is null;
create unique index app_user_user_name on app_user (lower(user_name)) where is_active or removed_at is null;
create index app_user_every_email on app_user (lower(email));
create index app_user_every_user_name on app_user (lower(user_name));
