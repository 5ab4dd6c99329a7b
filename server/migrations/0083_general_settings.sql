-- Where applicants begin, and when an employee who referred one is paid; null stands for no single default.
create table general_settings (
  id integer primary key check (id = 1),
  without_hiring_process_id integer references status,
  without_payable_status_id integer references status,
  with_hiring_process_id integer references status,
  with_payable_status_id integer references status,
  version integer not null default 1
);
insert into general_settings (id) values (1);
