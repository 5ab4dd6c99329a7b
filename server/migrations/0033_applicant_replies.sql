-- What applicants answered by mail. Attachments stay in the mailbox.
create table applicant_reply (
  id integer generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  -- The message that it answers.
  mail_id integer references mail_message on delete set null,
  -- As the applicant's mail program named it, so that it is stored once.
  message_id text not null,
  from_name text not null,
  from_address text not null,
  subject text not null,
  body text not null,
  -- True where the rest of a long text is left out.
  is_cut boolean not null,
  -- Names and sizes.
  attachments jsonb not null,
  received_at timestamptz not null default now(),
  unique (application_id, message_id)
);
create index applicant_reply_newest on applicant_reply (application_id, received_at desc, id desc);
