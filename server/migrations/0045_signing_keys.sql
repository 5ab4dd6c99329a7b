-- The keys that every server of the installation signs and hashes with. A new one is used from
-- `used_from` on, a while after it was added, so that all servers know it before one of them uses it.
create table signing_key (
  id text primary key,
  content bytea not null,
  is_sealed boolean not null,
  used_from timestamptz not null
);
