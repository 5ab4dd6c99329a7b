-- holds general_settings: it has one row
-- Whether a rejection or withdrawal by staff needs a reason.
alter table general_settings add column requires_reason boolean not null default false;
