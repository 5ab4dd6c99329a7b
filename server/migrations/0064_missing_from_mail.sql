-- holds held_application: it has at most 20,000 rows, a tenth of a second
-- What a mail left out is asked for twice, and the link of each asking works.
alter table held_application add column reminder_hash text unique;

-- holds sent_application: a new column is empty, a million rows take a second
-- Who took it out of the quarantine in its applicant's place, and what it lacked then.
alter table sent_application
  add column released_by integer references app_user,
  add column released_at timestamptz,
  add column unanswered text[] not null default '{}',
  add column lacks_consent boolean not null default false;
