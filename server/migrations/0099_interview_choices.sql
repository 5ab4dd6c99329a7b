-- Times that an applicant may choose from: those at which all of these people are free.
create table interview_choice (
  id integer generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  rounds_id integer references interview_plan_rounds,
  round integer,
  title text not null,
  minutes integer not null,
  user_ids integer[] not null,
  place text not null default '',
  -- Of the company, or as the interviewers said; the applicant may read times in another.
  time_zone text not null,
  made_by integer not null references app_user,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Of the link in the mail; null until it is sent.
  secret_hash text unique,
  -- Null until the applicant chose.
  interview_id integer references interview on delete set null,
  chosen_at timestamptz
);
create index interview_choice_application on interview_choice (application_id);
create index interview_choice_rounds on interview_choice (rounds_id);
create index interview_choice_interview on interview_choice (interview_id);
