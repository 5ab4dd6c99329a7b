-- Where a session was opened, so that people know theirs again.
alter table session
  add column browser text not null default '',
  add column address text not null default '';
