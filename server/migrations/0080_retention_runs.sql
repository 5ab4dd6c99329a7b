create table retention_run (
  id integer generated always as identity primary key,
  started_at timestamptz not null default now(),
  -- Empty while it goes on, also after a kill.
  finished_at timestamptz,
  erased integer not null default 0,
  -- People of each rule, by its name then.
  by_rule jsonb not null default '{}'
);
create unique index retention_run_open on retention_run ((finished_at is null)) where finished_at is null;
