create extension if not exists btree_gist;
create table interview (
  id integer generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  -- The rounds that it was planned with, and which of them, from 0; null without a plan.
  rounds_id integer references interview_plan_rounds,
  round integer,
  title text not null,
  -- The time that was agreed, as a clock there shows it. The instants follow from it.
  local_start timestamp not null,
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  place text not null default '',
  state text not null default 'booked' check (state in ('booked', 'done', 'no-show', 'cancelled')),
  reason text not null default '',
  -- Rises with each change that calendars must learn of.
  sequence integer not null default 0,
  created_by integer references app_user,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index interview_application on interview (application_id);
create index interview_starts on interview (starts_at, id);
create index interview_rounds on interview (rounds_id);
-- Staff who take part, and the applicant, each with an invitation of their own.
create table interview_person (
  id integer generated always as identity primary key,
  interview_id integer not null references interview on delete cascade,
  user_id integer references app_user,
  applicant_id integer references applicant on delete cascade,
  during tstzrange not null,
  -- False once the interview is cancelled.
  holds boolean not null default true,
  answer text not null default 'open' check (answer in ('open', 'accepted', 'declined', 'tentative')),
  answered_at timestamptz,
  -- Name of the event in the calendar of this person, who alone knows it.
  uid uuid not null default gen_random_uuid() unique,
  check (num_nonnulls(user_id, applicant_id) = 1),
  constraint interview_person_once unique (interview_id, user_id),
  -- Nobody is in two interviews at once.
  constraint interview_person_user_busy exclude using gist (user_id with =, during with &&)
    where (holds and user_id is not null),
  constraint interview_person_applicant_busy exclude using gist (applicant_id with =, during with &&)
    where (holds and applicant_id is not null)
);
create index interview_person_applicant on interview_person (applicant_id);
create index interview_person_user on interview_person (user_id, interview_id);
