-- holds held_application: it has at most 20,000 rows, a tenth of a second
alter table held_application add column bytes bigint not null default 0;
create index held_application_resume on held_application ((form ->> 'resumeFileId'));
