-- What open consoles tell of the versions that they run. It is of no use after a crash.
-- Totals of an hour, kept for a day.
create unlogged table remote_health (
  remote_id text not null,
  version text not null,
  hour timestamptz not null,
  -- 'load', or the class of a failure.
  outcome text not null,
  -- Of a load, how long it took, as a power of 1.1 milliseconds.
  step smallint not null default 0,
  times integer not null,
  primary key (remote_id, version, hour, outcome, step),
  foreign key (remote_id, version) references remote_version on delete cascade
);

-- Which version of each remote a tab runs, kept for a day after it was last heard of.
create unlogged table remote_tab (
  person_id integer not null references app_user on delete cascade,
  tab text not null,
  remote_id text not null,
  version text not null,
  seen_at timestamptz not null default now(),
  primary key (person_id, tab, remote_id),
  foreign key (remote_id, version) references remote_version on delete cascade
);
create index remote_tab_version on remote_tab (remote_id, version);
