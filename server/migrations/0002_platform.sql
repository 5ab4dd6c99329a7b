-- What every domain uses: files, tickets, counted calls, background work, the audit log.

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id integer,
  action text not null,
  subject text not null,
  subject_id integer,
  group_id integer,
  details jsonb not null default '{}'::jsonb,
  -- What a record was called when something was done with it; people's names are never kept here.
  subject_name text not null default ''
);
create index audit_entry_subject on audit_entry (subject, subject_id, id desc);
create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_of_actor on audit_entry (actor_id, at desc, id desc);
create index audit_entry_of_kind on audit_entry (subject, at desc, id desc);
create index audit_entry_of_group on audit_entry (group_id, at desc, id desc) where group_id is not null;
create index audit_entry_search on audit_entry using gin (folded(' ' || subject_name) gin_trgm_ops);

create table idempotency_key (
  user_id integer,
  key text,
  action text,
  subject_id integer,
  created_at timestamptz not null default now(),
  -- Tells a repeated call from another one that took the same key; null for keys from before.
  body_hash text,
  primary key (user_id, action, key)
);

create table stored_file (
  id uuid default gen_random_uuid() primary key,
  name text not null,
  media_type text not null,
  size integer not null check (size >= 0),
  sha256 text not null,
  created_by integer,
  created_at timestamptz not null default now()
);

-- One-use address of a download: bound to a person and to exactly what was asked for.
create table file_ticket (
  secret_hash text primary key,
  user_id integer not null,
  target jsonb not null,
  expires_at timestamptz not null,
  session_id uuid not null
);

-- How often something was tried, and when last. The key is a keyed hash of a name, an address or a
-- browser, so the table tells nobody's name; what was tried long ago is removed with the next try.
create table attempt (
  key_hash text primary key,
  tries integer not null,
  last_at timestamptz not null
);
create index attempt_age on attempt (last_at);

-- Contents of files that all servers share, in pieces, so that none is ever in memory whole to be sent.
create table content_piece (
  name text,
  place integer,
  bytes bytea not null,
  primary key (name, place)
);

-- Calls within a window of time, of all servers together. They are of no use after a crash.
create unlogged table call_count (
  key_hash text primary key,
  calls integer not null,
  ends_at timestamptz not null
);
create index call_count_end on call_count (ends_at);

-- Background work that failed for good: it leaves the queue's own table, whose waiting rows are read often.
create table failed_task (
  id bigint generated always as identity primary key,
  -- Its number in the queue: a server that is killed between the two writes would note it twice.
  queued_id bigint not null unique,
  task text not null,
  payload jsonb not null,
  error text not null,
  tries integer not null,
  queued_at timestamptz not null,
  failed_at timestamptz not null default now()
);
create index failed_task_at on failed_task (failed_at desc, id desc);

-- Which server works as which worker of the queue, so that the tasks of a killed one are freed.
create table queue_worker (
  worker text primary key,
  server text not null
);

alter table content_piece alter column bytes set storage external;

-- The functions, triggers and views of `server/routines` as they stand, and the release that brought each.
create table routine (
  file text primary key,
  hash text not null,
  release text not null
);
