alter table privacy_setting
  -- The one person who may open sealed originals.
  add column officer_id integer references app_user on delete set null,
  -- Days in which somebody who did not apply themselves has to agree; empty if they need not.
  add column own_word_days integer default 30 check (own_word_days between 1 and 365),
  -- Those who were added before are not asked.
  add column own_word_since timestamptz not null default now();

-- When somebody whom others added was told of it by mail.
create table applicant_notice (
  application_id integer primary key references application on delete cascade,
  told_at timestamptz not null default now()
);
