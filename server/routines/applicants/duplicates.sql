-- Servers of the last release call it before they store people.
create or replace function hold_duplicates() returns void language sql as $$
  select pg_advisory_xact_lock(4202)
$$;
