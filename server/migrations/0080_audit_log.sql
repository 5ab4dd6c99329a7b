-- What a record was called when something was done with it; people's names are never kept here.
alter table audit_entry add column subject_name text not null default '';

create index audit_entry_newest on audit_entry (at desc, id desc);
create index audit_entry_of_actor on audit_entry (actor_id, at desc, id desc);
create index audit_entry_of_kind on audit_entry (subject, at desc, id desc);
create index audit_entry_of_group on audit_entry (group_id, at desc, id desc) where group_id is not null;
create index audit_entry_search on audit_entry using gin ((' ' || subject_name) gin_trgm_ops);
