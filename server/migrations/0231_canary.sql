-- A version that a share of the people is given before everybody, one of a remote at a time.
create table remote_canary (
  remote_id text primary key references remote_pointer,
  version text not null,
  -- How many of a hundred people.
  share smallint not null check (share between 1 and 100),
  began_at timestamptz not null default now(),
  -- When its failures took it back, and the people that this was judged by.
  taken_back_at timestamptz,
  opened integer,
  failed integer,
  foreign key (remote_id, version) references remote_version
);

-- When a person last opened a canary, and when it last failed for them; of no use after a crash.
create unlogged table remote_canary_person (
  remote_id text not null references remote_canary on delete cascade,
  person_id integer not null references app_user on delete cascade,
  opened_at timestamptz not null,
  failed_at timestamptz,
  primary key (remote_id, person_id)
);
