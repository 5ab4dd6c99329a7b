-- Two people who are stored at the same moment do not see each other: one waits for the other's commit.
create function hold_duplicates() returns void language sql as $$
  select pg_advisory_xact_lock(4202)
$$;

create function hold_people() returns trigger language plpgsql as $$
begin
  perform hold_duplicates();
  return null;
end $$;
create trigger applicant_duplicates_held
  before insert or update of email, phone, document_hash on applicant
  for each statement execute function hold_people();
