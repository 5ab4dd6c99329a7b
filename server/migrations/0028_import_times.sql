-- When an import was started last: who waited for more than a minute gets a mail at its end.
alter table application_import add column started_at timestamptz;
