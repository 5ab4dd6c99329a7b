-- Contents of files that all servers share, in pieces, so that none is ever in memory whole to be sent.
create table content_piece (
  name text not null,
  place integer not null,
  bytes bytea not null,
  primary key (name, place)
);
-- Resumes, images and archives are compressed already.
alter table content_piece alter column bytes set storage external;
-- Whether the files of a version are in the shared storage; older ones are on the server that took them.
alter table remote_version add column is_archived boolean not null default false;
