-- The quarantine: what looks like spam waits for its sender's confirmation, or for a person.
create table held_application (
  id integer generated always as identity primary key,
  job_id integer not null references job on delete cascade,
  first_name text not null,
  last_name text not null default '',
  email text not null default '',
  phone text not null default '',
  -- All that was sent, files by their ids.
  form jsonb not null,
  reasons text[] not null,
  -- Of the one-time link to the sender's address.
  confirm_hash text unique,
  held_at timestamptz not null default now()
);
create index held_application_newest on held_application (held_at desc, id desc);

-- How often is sent, and by which network: rows of the last day.
create table application_sending (
  id bigint generated always as identity primary key,
  network_hash text not null,
  -- Of the page that was sent, so that each counts once.
  stamp_hash text unique,
  sent_at timestamptz not null default now()
);
create index application_sending_newest on application_sending (sent_at);
create index application_sending_of_network on application_sending (network_hash, sent_at);
