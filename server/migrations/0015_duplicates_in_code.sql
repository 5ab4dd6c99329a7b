-- Who may be the same person is found by the commands that store people.
drop trigger if exists applicant_duplicates_held on applicant;
drop trigger if exists applicant_duplicates_added on applicant;
drop trigger if exists applicant_duplicates_changed on applicant;
drop function if exists hold_people();
drop function if exists suspect_added();
drop function if exists suspect_changed();
drop function if exists suspect_duplicates(integer[]);
