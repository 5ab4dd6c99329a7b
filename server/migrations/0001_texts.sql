-- What columns and indexes are made by. A change of one of these is a migration that writes them anew; the
-- functions that nothing is stored by stand in `server/routines`.

-- What people search by: texts without accents, case and hidden letters, with one kind of apostrophe and
-- hyphen and no comma. What they sort by: the order of Unicode, digits by their value.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create collation natural_order (provider = icu, locale = 'und-u-kn-true');

-- An index calls these with no search path, so each name in them says its schema. Texts of plain letters,
-- which most are, become a part of the statement, and take a third of the time.
do $create$
begin
  execute format($function$
    create function folded_letters(given text) returns text language plpgsql
      immutable strict parallel safe as $body$
    begin
      return lower(%1$I.unaccent('%1$I.unaccent', normalize(translate(given, %3$L, %4$L), NFKC))
        collate %2$I.natural_order);
    end $body$;
    create function folded(given text) returns text language sql immutable parallel safe as $body$
      select case
        when octet_length(given) = length(given) then lower(translate(given, ',`', ' ''') collate "C")
        else %2$I.folded_letters(given) collate "C"
      end
    $body$
  $function$,
    (select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
     where extname = 'unaccent'),
    current_schema(),
    U&'\2018\2019\201B\02B9\02BB\02BC\02BE\02BF\2032\00B4\0060\FF07'
      || U&'\2010\2011\2012\2013\2014\2015\2043\2212\05BE\FE58\FE63\FF0D'
      || U&',\060C\3001\FF0C\FE50\FE51' || U&'\03C2'
      || U&'\00AD\061C\200B\200C\200D\200E\200F\2060\FEFF',
    repeat('''', 12) || repeat('-', 12) || repeat(' ', 6) || U&'\03C3');
end $create$;

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

-- Half of each hash is enough, and keeps the rows of applicants short.
create function marks_of_record(id integer, email text, phone_number text, name text)
returns text[] language plpgsql immutable parallel safe as $$
begin
  return array_remove(array[
    'person:' || id,
    'mail:' || left(encode(sha256(convert_to(mailbox(email), 'UTF8')), 'hex'), 32),
    case when phone_number <> '' then 'phone:' || left(encode(sha256(convert_to(phone_number || ' ' ||
      array_to_string(array(select unnest(name_words(name)) order by 1), ' '), 'UTF8')), 'hex'), 32) end],
    null);
end $$;
