-- People and teams that a company's identity provider keeps by SCIM.
--
-- `scim_external_id` is the id that the provider knows one by; that of the HR system is `external_id`.
-- What the provider deleted is gone for it (`scim_deleted`), while what the person did stays. Whoever is
-- let in again is there for it again.
alter table app_user
  add column scim_external_id text,
  add column scim_deleted boolean not null default false,
  add column changed_at timestamptz not null default now();
create unique index app_user_scim_external_id on app_user (scim_external_id);

alter table hiring_group
  add column scim_external_id text,
  add column scim_deleted boolean not null default false,
  add column changed_at timestamptz not null default now();
create unique index hiring_group_scim_external_id on hiring_group (scim_external_id);
create index hiring_group_lower_name on hiring_group (lower(name));

create function note_scim_change() returns trigger language plpgsql as $$
begin
  if new.version <> old.version then
    new.changed_at := now();
  end if;
  if new.is_active and not old.is_active then
    new.scim_deleted := false;
  end if;
  return new;
end $$;
create trigger app_user_scim_change before update on app_user
  for each row execute function note_scim_change();
create trigger hiring_group_scim_change before update on hiring_group
  for each row execute function note_scim_change();
