-- What careers pages and feeds say of a job beside its text. Amounts are in major units of the currency.
alter table job
  add column salary_min numeric(14, 2),
  add column salary_max numeric(14, 2),
  add column salary_currency char(3),
  add column salary_unit text,
  add column salary_shown boolean not null default false,
  -- Partly on site; is_remote is wholly remote, and wins.
  add column is_hybrid boolean not null default false,
  add column education_level text;
