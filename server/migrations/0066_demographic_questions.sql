-- Questions for figures of equal opportunity. Answers are counted, and never stored beside a person.
create table demographic_question (
  id integer generated always as identity primary key,
  english_question text not null,
  english_choices text[] not null,
  -- Empty where a German page shows the English ones.
  german_question text not null default '',
  german_choices text[] not null default '{}',
  is_asked boolean not null default false,
  -- From then on the choices stay as they are, since counts go by their place.
  was_asked boolean not null default false,
  version integer not null default 1
);
create table demographic_count (
  question_id integer not null references demographic_question on delete cascade,
  -- Place of the choice from 1; 0 is "I prefer not to say".
  choice smallint not null check (choice between 0 and 12),
  -- As it was then, 0 for none; figures that move to another department would give people away.
  department_id integer not null,
  -- First day of the quarter in the company's time zone.
  quarter date not null check (quarter = date_trunc('quarter', quarter::timestamp)::date),
  answers integer not null,
  primary key (question_id, quarter, department_id, choice)
);
