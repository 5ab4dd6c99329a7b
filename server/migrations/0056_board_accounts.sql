-- What boards know the company by; their feeds say it of every job. Empty where there is no account.
alter table platform
  add column company_id text not null default '',
  add column account_email text not null default '',
  add column version integer not null default 1;
