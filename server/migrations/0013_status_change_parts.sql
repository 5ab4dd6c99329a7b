-- Where the rows of one call stood before it, in one row: a large move costs no row of its own for each.
drop table status_change_row;
create table status_change_part (
  change_id uuid not null references status_change on delete cascade,
  application_id integer[] not null,
  history_id bigint[] not null,
  stage_id integer[] not null,
  status_id integer[] not null,
  joining_date date[] not null
);
create index status_change_part_of on status_change_part (change_id);
