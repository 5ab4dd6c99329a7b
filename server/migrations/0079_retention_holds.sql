-- Whose data must stay, such as for a legal case; no rule anonymises them.
create table retention_hold (
  applicant_id integer primary key references applicant on delete cascade,
  reason text not null,
  set_by integer not null references app_user,
  set_at timestamptz not null default now()
);
