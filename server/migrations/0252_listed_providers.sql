-- An account of a provider that the configuration names no more lets nobody in.
alter table sso_provider add column is_listed boolean not null default true;
