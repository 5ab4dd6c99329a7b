-- The audit log is found in by folded texts.
-- holds audit_entry: writes, while one index is built; 10 s for a million entries.
drop index audit_entry_search;
create index audit_entry_search on audit_entry using gin (folded(' ' || subject_name) gin_trgm_ops);
