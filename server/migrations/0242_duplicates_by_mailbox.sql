-- Two people of one mailbox are suspected to be the same, whatever their addresses have behind a plus.
create or replace function suspect_duplicates(people integer[]) returns void language sql as $$
  insert into duplicate_pair as pair (first_id, second_id, reasons)
  select least(one, other), greatest(one, other), array_agg(distinct reason order by reason)
  from (
    select person.id as one, match.id as other, 'email' as reason
    from applicant person cross join lateral (
      select id from applicant other
      where mailbox(other.email) = mailbox(person.email) and other.email <> ''
        and other.id <> person.id and other.merged_into_id is null limit 20) match
    where person.id = any(people) and person.email_key <> '' and person.merged_into_id is null
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

select suspect_duplicates(array(
  select id from applicant where mailbox(email) <> email_key and merged_into_id is null));
