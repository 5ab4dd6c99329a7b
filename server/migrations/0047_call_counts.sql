-- Calls within a window of time, of all servers together. They are of no use after a crash.
create unlogged table call_count (
  key_hash text primary key,
  calls integer not null,
  ends_at timestamptz not null
);
create index call_count_end on call_count (ends_at);
