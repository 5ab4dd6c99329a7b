-- What the console saw when it looked at the public address of a published job, as a stranger does.
alter table publication
  add column checked_at timestamptz,
  add column seen_at timestamptz,
  add column drift text not null default '';
