-- From when the months of a retention rule count: the newest step of its history, kept with each move,
-- or the later word of the applicant. Empty for applications of an earlier release until the night
-- after the upgrade.
alter table application add column kept_since timestamptz;
alter table application alter column kept_since set default now();
