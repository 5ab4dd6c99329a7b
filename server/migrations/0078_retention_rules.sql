create table retention_rule (
  id integer generated always as identity primary key,
  name text not null unique,
  outcome text not null check (outcome in ('rejected', 'withdrawn', 'hired')),
  -- Of the job; empty for all.
  country_id integer references country,
  source_id integer references applicant_source,
  -- After the last change of stage, status or recruiter.
  keep_months integer not null check (keep_months between 1 and 240),
  is_on boolean not null default true,
  version integer not null default 1
);
