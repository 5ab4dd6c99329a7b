-- Search ignores invisible characters (joiners, marks), though stored names keep them.
create or replace function without_hidden(given text) returns text language sql immutable parallel safe as $$
  select translate(given, U&'\00AD\061C\200B\200C\200D\200E\200F\2060\FEFF', '')
$$;

create or replace function fill_application_keys() returns trigger language plpgsql as $$
begin
  select btrim(folded(first_name || ' ' || last_name)), folded(last_name),
    ' ' || btrim(folded(first_name || ' ' || last_name)) || ' ' || folded(email_key) || ' ' || phone_key
  into new.name_key, new.last_name_key, new.search_key
  from applicant where id = new.applicant_id;
  return new;
end $$;

create or replace function keep_application_keys() returns trigger language plpgsql as $$
begin
  update application set applicant_id = new.id where applicant_id = new.id;
  return null;
end $$;

create or replace trigger application_keys before insert or update of applicant_id on application
  for each row execute function fill_application_keys();
create or replace trigger applicant_keys after update of first_name, last_name, email, phone on applicant
  for each row
  when ((old.first_name, old.last_name, old.email, old.phone)
    is distinct from (new.first_name, new.last_name, new.email, new.phone))
  execute function keep_application_keys();
