-- The session at the console that an app was handed one from, which ends with it.
alter table session add column handed_over_from uuid references session on delete cascade;
create index session_handed_over_from on session (handed_over_from) where handed_over_from is not null;
