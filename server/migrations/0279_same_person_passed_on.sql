-- Sameness is passed on: whoever is like a record that is like this person's is this person too, until
-- somebody decides a pair between them.

-- Everybody who is probably this person, themselves and those who were merged with them among them: of one
-- mailbox or document, of one phone number and a like name, or suspected of it, from record to record. Of a
-- pair that was told apart neither leads to the other, and neither is the other by way of a third. A null
-- among them stands for records that were not looked at, behind the first 100 of a person and the first 1,000
-- of a number or of the pairs of one record: nobody can say then who is the same.
-- It is planned once, by indexes: each call finds few.
create or replace function same_people(person integer) returns setof integer
language plpgsql stable strict parallel safe rows 1 cost 500
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  most constant integer := 100;
  most_compared constant integer := 1000;
  records integer[] := array[person];
  fresh integer[] := records;
  is_cut boolean := false;
begin
  while cardinality(fresh) > 0 and cardinality(records) <= most and not is_cut loop
    is_cut := exists (
      select from applicant record
      where record.id = any (fresh) and (
        exists (
          select from applicant sharer
          where sharer.phone_number = record.phone_number and sharer.phone_number <> ''
          offset most_compared)
        or exists (
          select from duplicate_pair pair
          where (pair.first_id = record.id or pair.second_id = record.id)
            and pair.state = 'suspected'
          offset most_compared)));
    fresh := array(
      select id from applicant where merged_into_id = any (fresh) and id <> all (records)
      union
      select merged_into_id from applicant
      where id = any (fresh) and merged_into_id is not null and merged_into_id <> all (records)
      union
      select found.id from applicant record cross join lateral (
        select other.id from applicant other
        where mailbox(other.email) = mailbox(record.email) and other.email <> ''
          and other.id <> all (records) and not told_apart(record.id, other.id)
        limit most) found
      where record.id = any (fresh) and record.email <> ''
      union
      select found.id from applicant record cross join lateral (
        select other.id from applicant other
        where other.document_hash = record.document_hash
          and other.id <> all (records) and not told_apart(record.id, other.id)
        limit most) found
      where record.id = any (fresh) and record.document_hash is not null
      union
      select found.id from applicant record cross join lateral (
        select other.id from (
          select id, first_name, last_name from applicant sharer
          where sharer.phone_number = record.phone_number and sharer.phone_number <> ''
          limit most_compared) other
        where other.id <> all (records)
          and are_alike(record.first_name, record.last_name, other.first_name, other.last_name)
          and not told_apart(record.id, other.id)
        limit most) found
      where record.id = any (fresh) and record.phone_number <> ''
      union
      select found.id from applicant record cross join lateral (
        select other.id
        from (
            select pair.first_id + pair.second_id - record.id as id, pair.reasons
            from duplicate_pair pair
            where (pair.first_id = record.id or pair.second_id = record.id)
              and pair.state = 'suspected'
            limit most_compared) suspected
          join applicant other on other.id = suspected.id
        where other.id <> all (records) and not told_apart(record.id, other.id)
          and (suspected.reasons && array['email', 'document']
            or are_alike(record.first_name, record.last_name, other.first_name, other.last_name))
        limit most) found
      where record.id = any (fresh)
      limit most);
    records := records || fresh;
  end loop;
  return query
    select id from unnest(records) id where id = person or not told_apart(person, id);
  if is_cut or cardinality(records) > most then
    return next null;
  end if;
end $$;
