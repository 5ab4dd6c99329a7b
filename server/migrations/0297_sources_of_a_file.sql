-- Sources that a file names and that are missing are created with it, where the person said so.
alter table application_import add column create_sources boolean not null default false;
