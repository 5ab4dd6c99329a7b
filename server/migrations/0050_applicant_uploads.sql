-- Resumes on their way: pieces come one after another, also after a break, and go when the application
-- is sent or two hours have passed.
create table applicant_upload (
  token_hash text primary key,
  job_id integer not null references job on delete cascade,
  network_hash text not null,
  name text not null,
  size integer not null,
  expires_at timestamptz not null
);
create index applicant_upload_expiry on applicant_upload (expires_at);
create index applicant_upload_of_network on applicant_upload (network_hash);

create table applicant_upload_piece (
  token_hash text references applicant_upload on delete cascade,
  start integer,
  content bytea not null,
  primary key (token_hash, start)
);
