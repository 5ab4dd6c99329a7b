alter table applicant
  -- Since then name and contact are gone, and nothing tells whose record it was.
  add column erased_at timestamptz;
