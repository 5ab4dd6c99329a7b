-- External ids of records that were merged into another: who sends one still means that other.
create table merged_external_id (
  -- Kind of the directory, such as departments.
  kind text not null,
  external_id text not null,
  record_id integer not null,
  primary key (kind, external_id)
);
create index merged_external_id_record on merged_external_id (kind, record_id);
