-- A ticket ends with the session that asked for it. Those that are there live for a minute at most.
delete from file_ticket;
alter table file_ticket
  add column session_id uuid not null references session on delete cascade;
