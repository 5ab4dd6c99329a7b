-- Links by which employees refer: each is for one job, and says nothing about who shares it.
create table referral_link (
  id integer generated always as identity primary key,
  code text not null unique,
  referrer_id integer not null references app_user on delete cascade,
  job_id integer not null references job on delete cascade,
  -- How often the apply page was opened by it.
  opened integer not null default 0,
  applied integer not null default 0,
  created_at timestamptz not null default now(),
  unique (referrer_id, job_id)
);
create index referral_link_of_job on referral_link (job_id);
