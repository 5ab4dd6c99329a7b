-- An app of the suite can be changed, so two who change it at once are told.
alter table suite_app add column version integer not null default 1;
