-- Addresses of the mailbox that read applications. They outlive their jobs, so that who writes late
-- hears that the job is closed.
create table job_mail_address (
  id integer generated always as identity primary key,
  job_id integer unique references job on delete set null,
  -- Key of the signature in the address.
  secret uuid not null default gen_random_uuid(),
  is_on boolean not null
);
