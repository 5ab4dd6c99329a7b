-- Concurrent inserts would not see each other's people, so one waits for the other's commit.
create or replace function hold_duplicates() returns void language sql as $$
  select pg_advisory_xact_lock(4202)
$$;

create or replace function hold_people() returns trigger language plpgsql as $$
begin
  perform hold_duplicates();
  return null;
end $$;

-- A mailbox is an address without its tag after a plus.
create or replace function suspect_duplicates(people integer[]) returns void language sql as $$
  insert into duplicate_pair as pair (first_id, second_id, reasons)
  select least(one, other), greatest(one, other), array_agg(distinct reason order by reason)
  from (
    select person.id as one, match.id as other, 'email' as reason
    from applicant person cross join lateral (
      select id from applicant other
      where other.mailbox = person.mailbox
        and other.id <> person.id and other.merged_into_id is null limit 20) match
    where person.id = any(people) and person.mailbox is not null and person.merged_into_id is null
    union all
    select person.id, match.id, 'phone'
    from applicant person cross join lateral (
      select id from applicant other
      where other.phone_number = person.phone_number and other.phone_number <> ''
        and other.id <> person.id and other.merged_into_id is null limit 20) match
    where person.id = any(people) and person.phone_number <> '' and person.merged_into_id is null
    union all
    select person.id, match.id, 'document'
    from applicant person cross join lateral (
      select id from applicant other
      where other.document_hash = person.document_hash and other.document_hash is not null
        and other.id <> person.id and other.merged_into_id is null limit 20) match
    where person.id = any(people) and person.document_hash is not null
      and person.merged_into_id is null
  ) found
  group by 1, 2
  on conflict (first_id, second_id) do update set reasons = excluded.reasons
    where pair.state = 'suspected' and pair.reasons <> excluded.reasons
$$;

create or replace function suspect_added() returns trigger language plpgsql as $$
begin
  perform suspect_duplicates(array(select id from added));
  return null;
end $$;

create or replace function suspect_changed() returns trigger language plpgsql as $$
begin
  perform suspect_duplicates(array(
    select added.id from added join removed on removed.id = added.id
    where (added.email_key, added.phone_number, added.document_hash)
      is distinct from (removed.email_key, removed.phone_number, removed.document_hash)));
  return null;
end $$;

create or replace trigger applicant_duplicates_added after insert on applicant
  referencing new table as added
  for each statement execute function suspect_added();
create or replace trigger applicant_duplicates_changed after update on applicant
  referencing new table as added old table as removed
  for each statement execute function suspect_changed();
create or replace trigger applicant_duplicates_held
  before insert or update of email, phone, document_hash on applicant
  for each statement execute function hold_people();
