-- What people search by: texts without accents, case and hidden letters, with one kind of apostrophe and
-- hyphen and no comma. What they sort by: the order of Unicode, digits by their value.
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
