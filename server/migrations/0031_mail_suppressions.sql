-- Addresses that mail came back from for good; nothing is sent there.
create table mail_suppression (
  -- In lower case.
  address text primary key,
  reason text not null,
  created_at timestamptz not null default now()
);
