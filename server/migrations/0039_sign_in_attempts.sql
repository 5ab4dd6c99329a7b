-- How often something was tried, and when last. The key is a keyed hash of a name, an address or a
-- browser, so the table tells nobody's name; what was tried long ago is removed with the next try.
create table attempt (
  key_hash text primary key,
  tries integer not null,
  last_at timestamptz not null
);
create index attempt_age on attempt (last_at);
