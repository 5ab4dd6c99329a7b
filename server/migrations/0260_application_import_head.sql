-- Which line of a file names the columns, and the lines among which a person can choose it.
alter table application_import
  add column header_line integer not null default 1,
  add column head jsonb not null default '[]';
