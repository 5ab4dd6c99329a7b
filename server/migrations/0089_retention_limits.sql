-- holds retention_rule: a handful of rows
alter table retention_rule
  -- So many days before the end a mail asks the applicant whether to go on; empty for no mail.
  add column ask_days integer check (ask_days between 1 and 90);

-- What the law of a country says, in months after the last move.
create table retention_limit (
  id integer generated always as identity primary key,
  country_id integer not null unique references country,
  -- What is anonymised earlier stays sealed until then.
  min_months integer check (min_months between 1 and 240),
  -- No rule keeps longer.
  max_months integer check (max_months between 1 and 240),
  version integer not null default 1,
  check (min_months is not null or max_months is not null),
  check (min_months <= max_months)
);
-- India: Rule 8(3) of the DPDP Rules. United States: 29 CFR 1602.14.
insert into retention_limit (country_id, min_months) values (356, 12), (840, 12);

-- Whom a mail asked whether to go on before a rule's day; gone once they answered or went.
create table renewal_ask (
  application_id integer primary key references application on delete cascade,
  asked_at timestamptz not null default now(),
  -- The day of the rule.
  ends_at timestamptz not null
);
