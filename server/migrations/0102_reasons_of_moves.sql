-- holds application_history: the column and its index are empty, so half a second for a million steps
-- Without a reference, since servers of the last release write steps too.
alter table application_history add column reason_id integer;
create index application_history_reason on application_history (reason_id) where reason_id is not null;
