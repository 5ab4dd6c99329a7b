-- A sign-in that an administrator tries: it says what came, and signs nobody in.
alter table sso_request add column is_trial boolean not null default false;
