-- Of all files of a version; null for what was kept before they were counted.
alter table remote_version add column bytes integer;
