-- Public addresses of jobs. A row is written when a job is first live on the careers site, and stays,
-- so that earlier addresses lead to the current one, and that of a deleted job says that it is gone.
create table job_address (
  slug text primary key,
  job_id integer references job on delete set null,
  is_current boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index job_address_current on job_address (job_id) where is_current;
create index job_address_of_job on job_address (job_id);
