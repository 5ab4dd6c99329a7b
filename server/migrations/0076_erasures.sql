-- The ledger: it holds no name, and outlives the people and the applications that it tells of.
create table erasure (
  id integer generated always as identity primary key,
  applicant_ids integer[] not null,
  application_ids integer[] not null,
  -- Keyed, so that a later request of the same address is recognised.
  email_hashes text[] not null,
  erased_at timestamptz not null default now(),
  -- Empty where a rule did it.
  erased_by integer references app_user,
  reason text not null,
  -- The rule that did it, as it was called then.
  rule text not null default '',
  -- Places that may name the person, for somebody to read.
  unsure text[] not null default '{}',
  -- The originals, encrypted; empty once nobody can bring the person back.
  sealed bytea,
  -- Id of the key that they are encrypted with.
  sealed_with text,
  file_ids uuid[] not null default '{}',
  restorable_until timestamptz not null,
  restored_at timestamptz,
  restored_by integer references app_user,
  -- When the last file was gone.
  finished_at timestamptz
);
create index erasure_of_applicants on erasure using gin (applicant_ids);
create index erasure_newest on erasure (erased_at desc, id desc);
create index erasure_open on erasure (restorable_until)
  where finished_at is null and restored_at is null;
