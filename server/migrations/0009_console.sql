-- The remotes that the console loads, and how they fare.

-- The registry: immutable versions, and one pointer per remote, the only thing that moves.
create table remote_version (
  remote_id text,
  version text,
  contributions jsonb not null,
  created_at timestamptz not null default now(),
  -- Whether the files of a version are in the shared storage; older ones are on the server that took them.
  is_archived boolean not null default false,
  -- Names every byte of a version; null for what was built before this was kept.
  digest text,
  -- A version that a team uploaded: what a server finds built beside it does not take its place.
  is_uploaded boolean not null default false,
  -- When a version was last served, live or as a canary; null while it never was.
  left_at timestamptz,
  -- When its files went. Its number and digest stay, so that no other bytes come under them.
  collected_at timestamptz,
  -- Of all files of a version; null for what was kept before they were counted.
  bytes integer,
  primary key (remote_id, version)
);

create table remote_pointer (
  remote_id text primary key,
  version text not null,
  previous_version text,
  moved_at timestamptz not null default now(),
  moved_by integer references app_user,
  -- A remote that is switched off keeps its version, and is left out of the console.
  is_enabled boolean not null default true,
  foreign key (remote_id, version) references remote_version(remote_id, version)
);

-- What open consoles tell of the versions that they run. It is of no use after a crash.
-- Totals of an hour, kept for a day.
create unlogged table remote_health (
  remote_id text,
  version text,
  hour timestamptz,
  -- 'load', or the class of a failure.
  outcome text,
  -- Of a load, how long it took, as a power of 1.1 milliseconds.
  step smallint default 0,
  times integer not null,
  primary key (remote_id, version, hour, outcome, step),
  foreign key (remote_id, version) references remote_version(remote_id, version) on delete cascade
);

-- Which version of each remote a tab runs, kept for a day after it was last heard of.
create table remote_tab (
  person_id integer references app_user on delete cascade,
  tab text,
  remote_id text,
  version text not null,
  seen_at timestamptz not null default now(),
  primary key (person_id, tab, remote_id),
  foreign key (remote_id, version) references remote_version(remote_id, version) on delete cascade
);
create index remote_tab_version on remote_tab (remote_id, version);

-- A version that a share of the people is given before everybody, one of a remote at a time.
create table remote_canary (
  remote_id text primary key,
  version text not null,
  -- How many of a hundred people.
  share smallint not null check ((share >= 1) and (share <= 100)),
  began_at timestamptz not null default now(),
  -- When its failures took it back, and the people that this was judged by.
  taken_back_at timestamptz,
  opened integer,
  failed integer,
  foreign key (remote_id) references remote_pointer(remote_id),
  foreign key (remote_id, version) references remote_version(remote_id, version)
);

-- When a person last opened a canary, and when it last failed for them; of no use after a crash.
create unlogged table remote_canary_person (
  remote_id text,
  person_id integer references app_user on delete cascade,
  opened_at timestamptz not null,
  failed_at timestamptz,
  primary key (remote_id, person_id),
  foreign key (remote_id) references remote_canary(remote_id) on delete cascade
);

-- Builds of the shell whose files the storage holds for every server.
create table shell_build (
  version text primary key,
  served_at timestamptz not null default now()
);

-- What a person's tabs told of a version within an hour, so that nobody counts for many; of no use after a crash.
create unlogged table remote_person_hour (
  remote_id text,
  version text,
  hour timestamptz,
  person_id integer references app_user on delete cascade,
  -- 'load', or the class of a failure.
  outcome text,
  times integer not null,
  primary key (remote_id, version, hour, person_id, outcome),
  foreign key (remote_id, version) references remote_version(remote_id, version) on delete cascade
);
