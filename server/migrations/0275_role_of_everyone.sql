-- The role that every active person has beside their own; null where there is none.
alter table company add column everyone_role text;
