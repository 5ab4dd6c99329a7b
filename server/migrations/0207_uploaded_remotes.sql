-- A version that a team uploaded: what a server finds built beside it does not take its place.
alter table remote_version add column is_uploaded boolean not null default false;
