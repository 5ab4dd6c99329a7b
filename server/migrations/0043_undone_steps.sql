-- Taking a bulk move back is a step of its own, which names the one that it takes back.
alter table application_history add column undo_of bigint references application_history;
create unique index application_history_undo on application_history (undo_of) where undo_of is not null;
