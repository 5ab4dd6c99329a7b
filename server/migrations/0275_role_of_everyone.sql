-- The role that every active person has beside their own; null where there is none.
alter table company add column everyone_role text;
alter table company add constraint everyone_role_known check (everyone_role = 'referrer') not valid;
