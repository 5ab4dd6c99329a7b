-- State, province or region, which job boards ask for.
alter table location add column region text not null default '';
