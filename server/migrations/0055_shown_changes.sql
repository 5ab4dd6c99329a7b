-- What the page of a job last showed of other records, and when that changed.
alter table job_address
  add column shown_digest text,
  add column shown_changed_at timestamptz;
