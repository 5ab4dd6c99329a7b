-- Kinds of mail that a person does not want.
create table mail_preference (
  person_id integer not null references app_user on delete cascade,
  kind text not null,
  frequency text not null check (frequency = 'off'),
  primary key (person_id, kind)
);
