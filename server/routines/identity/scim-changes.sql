create or replace function note_scim_change() returns trigger language plpgsql as $$
begin
  if new.version <> old.version then
    new.changed_at := now();
  end if;
  if new.is_active and not old.is_active then
    new.scim_deleted := false;
  end if;
  return new;
end $$;

create or replace trigger app_user_scim_change before update on app_user
  for each row execute function note_scim_change();
create or replace trigger hiring_group_scim_change before update on hiring_group
  for each row execute function note_scim_change();
