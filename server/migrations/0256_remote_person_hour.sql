-- What a person's tabs told of a version within an hour, so that nobody counts for many; of no use after a crash.
create unlogged table remote_person_hour (
  remote_id text not null,
  version text not null,
  hour timestamptz not null,
  person_id integer not null references app_user on delete cascade,
  -- 'load', or the class of a failure.
  outcome text not null,
  times integer not null,
  primary key (remote_id, version, hour, person_id, outcome),
  foreign key (remote_id, version) references remote_version on delete cascade
);
