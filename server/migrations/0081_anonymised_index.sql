-- holds applicant: no row is anonymised yet, so a scan of a second for a million people
create index applicant_erased on applicant (id) where erased_at is not null;
