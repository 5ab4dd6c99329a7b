-- holds application_consent: new columns are empty, so no row is written
-- How somebody agreed, and who of the staff wrote it down or took it back. Without rules, since servers
-- of the last release write rows too.
alter table application_consent
  add column way text not null default 'form',
  add column source text not null default '',
  add column recorded_by integer,
  add column withdrawn_by integer;
