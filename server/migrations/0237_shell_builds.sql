-- Builds of the shell whose files the storage holds for every server.
create table shell_build (
  version text primary key,
  served_at timestamptz not null default now()
);
