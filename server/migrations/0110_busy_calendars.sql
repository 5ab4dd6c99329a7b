-- Another calendar of one person, and when it says that they are busy.
create table busy_calendar (
  user_id integer primary key references app_user on delete cascade,
  kind text not null check (kind in ('ics', 'caldav')),
  host text not null,
  -- Address, name and password, sealed with a key of the installation.
  sealed bytea not null,
  -- As of the last time it answered.
  busy tstzmultirange not null default '{}',
  -- Until when `busy` is whole; null before it first answered.
  busy_until timestamptz,
  read_at timestamptz,
  -- When it was last asked, and what was wrong then; null for nothing.
  asked_at timestamptz not null default now(),
  problem text
);
