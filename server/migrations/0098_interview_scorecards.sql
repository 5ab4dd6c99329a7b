-- What an interviewer thinks after an interview.
create table interview_scorecard (
  id integer generated always as identity primary key,
  interview_id integer not null references interview on delete cascade,
  user_id integer not null references app_user,
  -- A list of {competencyId, score, evidence}; a score is 1 to 4, or null while open.
  scores jsonb not null default '[]',
  notes text not null default '',
  recommendation text check (recommendation in ('strong-no', 'no', 'yes', 'strong-yes')),
  -- Null while nobody else may read it.
  sent_at timestamptz,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (interview_id, user_id)
);
-- A card as it stood before each change after it was sent.
create table interview_scorecard_edit (
  id integer generated always as identity primary key,
  scorecard_id integer not null references interview_scorecard on delete cascade,
  at timestamptz not null default now(),
  scores jsonb not null,
  notes text not null,
  recommendation text
);
create index interview_scorecard_edit_card on interview_scorecard_edit (scorecard_id, id);
