-- Names keep the letters that join or part others, which nobody sees; they are found with and without them.
create function without_hidden(given text) returns text language sql immutable parallel safe as $$
  select translate(given, U&'\00AD\061C\200B\200C\200D\200E\200F\2060\FEFF', '')
$$;

create or replace function fill_application_keys() returns trigger language plpgsql as $$
begin
  select lower(btrim(without_hidden(first_name || ' ' || last_name))), lower(without_hidden(last_name)),
    ' ' || lower(btrim(without_hidden(first_name || ' ' || last_name))) || ' ' || email_key || ' '
      || phone_key
  into new.name_key, new.last_name_key, new.search_key
  from applicant where id = new.applicant_id;
  return new;
end $$;

update application set applicant_id = applicant_id
where applicant_id in (
  select id from applicant
  where without_hidden(first_name || last_name) <> first_name || last_name);
