-- Links of applicants to the page that says where they stand.
create table status_link (
  secret_hash text primary key,
  application_id integer not null references application on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index status_link_of_application on status_link (application_id);
