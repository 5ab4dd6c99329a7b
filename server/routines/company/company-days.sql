create or replace function company_zone() returns text language sql stable as $$
  select coalesce((select time_zone from company), 'UTC')
$$;

create or replace function company_hour(at timestamptz, zone text) returns timestamp language sql immutable as $$
  select date_trunc('day', at at time zone zone) + interval '1 hour' * least(23, floor(date_part(
    'epoch', at - date_trunc('day', at at time zone zone) at time zone zone) / 3600))
$$;

create or replace function whole_days(since timestamptz, until timestamptz) returns integer
language sql immutable as $$
  select floor(extract(epoch from until - since) / 86400)::integer
$$;
