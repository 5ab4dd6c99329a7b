-- When interviews take place, and where, unless somebody says otherwise.
create table interview_setting (
  id integer primary key check (id = 1),
  -- Days of the week, 1 for Monday.
  days integer[] not null default '{1,2,3,4,5}',
  day_start time not null default '09:00',
  day_end time not null default '18:00',
  -- An address; {id} stands for a number of the interview.
  place_template text not null default '',
  version integer not null default 1,
  check (day_end > day_start)
);
insert into interview_setting (id) values (1);
-- What one person chose for their own interviews.
create table interview_calendar (
  user_id integer primary key references app_user on delete cascade,
  -- Null for the company's.
  time_zone text,
  -- Of the secret in the address of the feed; null for none.
  key_hash text unique
);
