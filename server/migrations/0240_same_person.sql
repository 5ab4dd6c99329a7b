-- Who is probably one and the same person, for as long as nobody has decided that they are two.

-- Letters as they look: without accents, widths and hidden signs, and with one letter for those of other
-- scripts that nobody tells from it.
create function fold_letters(given text) returns text language sql immutable parallel safe
return case when given ~ '^[ -~]*$' then lower(given)
  else lower(translate(
    replace(replace(replace(replace(
      regexp_replace(normalize(given, nfkd),
        '[\u0300-\u036f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'АаВвЕеКкМмНнОоРрСсТтУуХхІіЈјЅѕҺһԀԁԚԛԜԝ'
      || 'ΑαΒβΕεΖζΗηΙιΚκΜμΝνΟοΡρΤτΥυΧχς'
      || 'օոսհյ'
      || 'ıŁłØøĐđÐðĦħŦŧɑɡɩƒ'
      || 'ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'
      || '’‘ʼ‐‑‒–—−。｡',
    'aabbeekkmmhhooppccttyyxxiijjsshhddqqww'
      || 'aabbeezzhniikkmmnvooppttyyxxσ'
      || 'onuhj'
      || 'illooddddhhttagif'
      || 'abcdeghijklmnoprstuvwyz'
      || '''''''------..'))
end;

-- The mailbox that an address leads to: what stands behind a plus is a mark for its owner, and Gmail
-- delivers with and without dots. Other providers tell addresses by their dots. Null where there is none.
create function mailbox(address text) returns text language sql immutable parallel safe
return nullif(regexp_replace(regexp_replace(regexp_replace(
  rtrim(fold_letters(btrim(address)), '.'),
  '^([^+@]+)\+[^@]*@', '\1@'),
  '@googlemail\.com$', '@gmail.com'),
  '\.(?=[^@]*@gmail\.com$)', '', 'g'), '');

create function name_words(name text) returns text[] language sql immutable parallel safe
return string_to_array(btrim(regexp_replace(
  fold_letters(name), '[\s!-/:-@\[-`{-~·]+', ' ', 'g')), ' ');

-- Two names that one person may go by: the same first word, all words of one in the other in any order
-- and by their initials, nearly the same letters, or letters of two scripts, of which nobody can tell.
create function are_alike(first_name text, last_name text, other_first text, other_last text)
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

-- A record, and those that it was merged into.
create function merged_up(record integer) returns integer[] language sql stable parallel safe as $$
  with recursive one as (
    select record as id
    union
    select below.merged_into_id from one join applicant below on below.id = one.id
    where below.merged_into_id is not null)
  select array_agg(id) from one
$$;

-- Whether somebody decided that two people are not the same, or that those whom they were merged into are not.
create function told_apart(person integer, stranger integer) returns boolean
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

-- holds applicant: 9 s for a million people
create index applicant_mailbox on applicant (mailbox(email)) where email <> '';

-- Everybody who is probably this person, themselves and those who were merged with them among them: of one
-- mailbox, or of one phone number and a like name, or suspected of it, while no pair of them was told apart.
-- It is planned once, by indexes: each call finds few.
create function same_people(person integer) returns setof integer
language plpgsql stable strict parallel safe rows 1 cost 500
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  records integer[];
  likely integer[];
begin
  records := array(
    with recursive record as (
      select person as id
      union
      select merged.id from record join applicant merged on merged.merged_into_id = record.id)
    select id from record);
  likely := array(
    select other.id
    from applicant record
      join applicant other on mailbox(other.email) = mailbox(record.email) and other.email <> ''
        and other.id <> record.id
    where record.id = any (records) and not told_apart(record.id, other.id)
    union
    select other.id
    from applicant record
      join applicant other on other.phone_number = record.phone_number and other.phone_number <> ''
        and other.id <> record.id
    where record.id = any (records) and not told_apart(record.id, other.id)
      and are_alike(record.first_name, record.last_name, other.first_name, other.last_name)
    union
    select other.id
    from duplicate_pair pair
      join applicant record on record.id in (pair.first_id, pair.second_id)
      join applicant other on other.id = pair.first_id + pair.second_id - record.id
    where (pair.first_id = any (records) or pair.second_id = any (records))
      and record.id = any (records) and pair.state = 'suspected'
      and not told_apart(record.id, other.id)
      and (pair.reasons && array['email', 'document']
        or are_alike(record.first_name, record.last_name, other.first_name, other.last_name)));
  return query select unnest(records);
  if cardinality(likely) > 0 then
    return query
      with recursive standing as (
        select unnest(likely) as id
        union
        select below.merged_into_id from standing join applicant below on below.id = standing.id
        where below.merged_into_id is not null)
      select standing.id from standing where standing.id <> all (records);
  end if;
end $$;
