-- What applicants are asked to agree to. The highest number of a purpose is in force.
create table consent_text (
  id integer generated always as identity primary key,
  purpose text not null check (purpose in ('application', 'talent-pool')),
  number integer not null,
  text text not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  unique (purpose, number)
);
insert into consent_text (purpose, number, text) values
  ('application', 1, 'I agree that my data are stored and used to decide on this application.'),
  ('talent-pool', 1, 'I agree that my data are kept for up to a year, so that I hear of other jobs that fit.');

create table application_consent (
  application_id integer references application on delete cascade,
  consent_id integer references consent_text,
  agreed_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (application_id, consent_id)
);

-- What came with an application that its applicant sent.
create table sent_application (
  application_id integer primary key references application on delete cascade,
  resume_text text not null default '',
  letter text not null default '',
  -- How they came: at first, and when they applied.
  first_touch jsonb not null,
  last_touch jsonb not null,
  withdrawn_at timestamptz,
  sent_at timestamptz not null default now()
);
