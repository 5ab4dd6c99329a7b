-- Applications whose texts are to be looked through in the next minute. Rows without a lock of their
-- own, since many write at once; an application may stand here twice, or be gone.
create table number_scan (
  id bigint generated always as identity primary key,
  application_id integer not null
);
