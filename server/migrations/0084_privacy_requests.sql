-- What people ask for about their own data, and what became of it.
create table privacy_request (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('access', 'erasure', 'correction')),
  state text not null default 'unconfirmed'
    check (state in ('unconfirmed', 'open', 'building', 'done', 'refused')),
  application_id integer references application on delete set null,
  note text not null default '',
  -- Empty where the applicant asked on their status page.
  made_by integer references app_user,
  owner_id integer references app_user,
  made_at timestamptz not null default now(),
  due_on date not null,
  -- Of the one-time link to the address on record.
  confirm_hash text unique,
  confirmed_at timestamptz,
  -- Who checked the identity, and how, where no link did.
  confirmed_by integer references app_user,
  confirmed_how text not null default '',
  closed_at timestamptz,
  closed_by integer references app_user,
  answer text not null default '',
  -- The package while it is stored.
  file_id uuid references stored_file on delete set null,
  built_at timestamptz,
  version integer not null default 1
);
create unique index privacy_request_once on privacy_request (application_id, kind)
  where state in ('unconfirmed', 'open', 'building');
create index privacy_request_due on privacy_request (due_on, id);
create index privacy_request_of_application on privacy_request (application_id);
create index privacy_request_file on privacy_request (file_id) where file_id is not null;
