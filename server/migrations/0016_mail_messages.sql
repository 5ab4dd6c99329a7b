-- Mail that a wing asked for; subject and body are written when it is sent, without its single-use links.
create table mail_message (
  id integer generated always as identity primary key,
  kind text not null,
  -- The event that the mail is about: one event sends one mail of a kind to one recipient.
  cause text not null,
  person_id integer references app_user on delete cascade,
  address text not null,
  -- Ids that rendering needs.
  reference jsonb not null default '{}',
  state text not null default 'queued'
    check (state in ('queued', 'deferred', 'sent', 'failed', 'suppressed')),
  message_id uuid not null default gen_random_uuid(),
  subject text not null default '',
  body_text text not null default '',
  body_html text not null default '',
  attempts integer not null default 0,
  problem text not null default '',
  created_at timestamptz not null default now(),
  -- Later than created_at after a retry by hand.
  queued_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  sent_at timestamptz
);
create unique index mail_message_cause
  on mail_message (kind, cause, coalesce(person_id::text, lower(address)));
create index mail_message_due on mail_message (next_try_at, id) where state in ('queued', 'deferred');
create index mail_message_newest on mail_message (created_at desc, id desc);
create index mail_message_of_kind on mail_message (kind, created_at desc, id desc);
create index mail_message_of_state on mail_message (state, created_at desc, id desc);
create index mail_message_to on mail_message (lower(address), created_at desc, id desc);
create index mail_message_of_person on mail_message (person_id) where person_id is not null;
create index mail_message_search on mail_message
  using gin (folded(' ' || address || ' ' || subject) gin_trgm_ops);
