-- A person's mailbox and marks are reckoned when they are written, not for each payout that is judged: with
-- 2,600 payouts to judge that was most of the time of a list of due ones.
-- holds applicant: reads and writes, while the table is written anew; a minute for a million people.
-- holds app_user: reads and writes, while the table is written anew; 2 s for 100,000 people.
-- holds paid_hire: its rows only, one for each mark of a paid hire; 1 s for 100,000.

-- Half of each hash is enough, and keeps the rows of applicants short.
create or replace function marks_of_record(id integer, email text, phone_number text, name text)
returns text[] language plpgsql immutable parallel safe as $$
begin
  return array_remove(array[
    'person:' || id,
    'mail:' || left(encode(sha256(convert_to(mailbox(email), 'UTF8')), 'hex'), 32),
    case when phone_number <> '' then 'phone:' || left(encode(sha256(convert_to(phone_number || ' ' ||
      array_to_string(array(select unnest(name_words(name)) order by 1), ' '), 'UTF8')), 'hex'), 32) end],
    null);
end $$;
update paid_hire set mark = left(mark, strpos(mark, ':') + 32) where mark not like 'person:%';

alter table applicant
  add mailbox text generated always as (mailbox(email)) stored,
  add marks text[] not null
    generated always as (marks_of_record(id, email, phone_number, first_name || ' ' || last_name)) stored;
drop index applicant_mailbox;
create index applicant_mailbox on applicant (mailbox) where mailbox is not null;

alter table app_user add mailbox text generated always as (mailbox(email)) stored;
drop index app_user_mailbox;
create index app_user_mailbox on app_user (mailbox) where mailbox is not null;

create or replace function marks_of(person integer) returns setof text
language sql stable parallel safe rows 4 as $$
  select distinct unnest(known.marks)
  from same_people(person) one join applicant known on known.id = one
$$;

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
