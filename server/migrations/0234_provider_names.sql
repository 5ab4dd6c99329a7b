-- What the providers that people sign in with are called, those of yesterday's configuration too.
create table sso_provider (id text primary key, name text not null);

create function provider_name(id text) returns text language sql stable strict as $$
  select coalesce((select name from sso_provider where sso_provider.id = $1), $1)
$$;
