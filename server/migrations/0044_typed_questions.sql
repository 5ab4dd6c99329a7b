-- Earlier questions take any text.
alter table question
  add column type text not null default 'text' check (type in ('text', 'number', 'choice', 'yes-no',
    'file', 'date')),
  -- What a choice offers.
  add column options text[] not null default '{}'::text[],
  add column is_required boolean not null default false,
  -- Answers that mark an applicant; a person decides what follows.
  add column knock_out text[] not null default '{}'::text[];
