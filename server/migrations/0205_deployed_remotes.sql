-- The one remote that a service token deploys; empty for other systems.
alter table service_token add column remote text not null default '';

-- Names every byte of a version; null for what was built before this was kept.
alter table remote_version add column digest text;

-- A remote that is switched off keeps its version, and is left out of the console.
alter table remote_pointer add column is_enabled boolean not null default true;
