-- What interviews judge, and what each score means.
create table interview_competency (
  id integer generated always as identity primary key,
  name text not null unique,
  -- Of the scores 1 to 4.
  meanings text[] not null check (cardinality(meanings) = 4),
  version integer not null default 1
);
