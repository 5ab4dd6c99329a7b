-- The steps of setting up that a company does not need, or does not want to be told of any more.
alter table getting_started add column dismissed_steps text[] not null default '{}';
