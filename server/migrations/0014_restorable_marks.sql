-- A restore of a dump calls this with no search path, so each name in it says its schema.
do $create$
begin
  execute format($function$
    create or replace function marks_of_record(id integer, email text, phone_number text, name text)
    returns text[] language plpgsql immutable parallel safe as $body$
    begin
      return array_remove(array[
        'person:' || id,
        'mail:' || left(encode(sha256(convert_to(%1$I.mailbox(email), 'UTF8')), 'hex'), 32),
        case when phone_number <> '' then 'phone:' || left(encode(sha256(convert_to(phone_number || ' ' ||
          array_to_string(array(select unnest(%1$I.name_words(name)) order by 1), ' '), 'UTF8')), 'hex'), 32)
        end],
        null);
    end $body$
  $function$, current_schema());
end $create$;
