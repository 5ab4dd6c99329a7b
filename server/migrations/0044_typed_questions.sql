-- Earlier questions take any text. Types are text, number, choice, yes-no, file and date.
alter table question
  add column type text not null default 'text',
  -- What a choice offers.
  add column options text[] not null default '{}'::text[],
  add column is_required boolean not null default false,
  -- Answers that mark an applicant; a person decides what follows.
  add column knock_out text[] not null default '{}'::text[];
