-- Two names may belong to one person if they share the first word, if all words of one occur in the other
-- (in any order, or as initials), or if they differ in few letters. Names in different scripts cannot be
-- compared and count as alike.
create or replace function are_alike(first_name text, last_name text, other_first text, other_last text)
returns boolean language plpgsql immutable parallel safe as $$
declare
  one text[] := name_words(first_name || ' ' || last_name);
  other text[] := name_words(other_first || ' ' || other_last);
  name text := array_to_string(one, ' ');
  other_name text := array_to_string(other, ' ');
begin
  if name = '' or other_name = '' or (one[1] = other[1] and length(one[1]) > 1)
    or (name ~ '[^ -~]') <> (other_name ~ '[^ -~]')
    or replace(name, ' ', '') = replace(other_name, ' ', '')
    or similarity(name, other_name) >= 0.6
  then
    return true;
  end if;
  return not exists (
      select from unnest(one) word where not exists (
        select from unnest(other) match
        where match = word or left(match, 1) = word or left(word, 1) = match))
    or not exists (
      select from unnest(other) word where not exists (
        select from unnest(one) match
        where match = word or left(match, 1) = word or left(word, 1) = match));
end $$;

create or replace function merged_up(record integer) returns integer[] language sql stable parallel safe as $$
  with recursive one as (
    select record as id
    union
    select below.merged_into_id from one join applicant below on below.id = one.id
    where below.merged_into_id is not null)
  select array_agg(id) from one
$$;

-- True if a user dismissed the pair, or a pair of the records they were merged into.
create or replace function told_apart(person integer, stranger integer) returns boolean
language plpgsql stable parallel safe as $$
declare
  ones integer[];
  others integer[];
begin
  if exists (
    select from duplicate_pair where first_id = least(person, stranger)
      and second_id = greatest(person, stranger) and state = 'dismissed')
  then
    return true;
  end if;
  if not exists (
    select from applicant where id in (person, stranger) and merged_into_id is not null)
  then
    return false;
  end if;
  ones := merged_up(person);
  others := merged_up(stranger);
  return exists (
    select from unnest(ones) one cross join unnest(others) other cross join lateral (
      select from duplicate_pair where first_id = least(one, other)
        and second_id = greatest(one, other) and state = 'dismissed' limit 1) told);
end $$;

-- Records that are probably the same person, linked transitively by mailbox, document, phone number with a
-- like name, or a suspected pair. Records of a dismissed pair never appear together. A null means that the
-- search was cut off (100 records per person, 1,000 per phone number or pairs).
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
        where other.mailbox = record.mailbox
          and other.id <> all (records) and not told_apart(record.id, other.id)
        limit most) found
      where record.id = any (fresh) and record.mailbox is not null
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
