-- What a new installation still lacks is told from its records; only that nobody wants to see it is kept.
create table getting_started (
  id integer primary key default 1 check (id = 1),
  is_dismissed boolean not null default false
);
insert into getting_started default values;
