create or replace function provider_name(id text) returns text language sql stable strict as $$
  select coalesce((select name from sso_provider where sso_provider.id = $1), $1)
$$;
