-- Digits with the country code; '' for fewer than seven. A number without a code is read as Indian.
create or replace function phone_number(phone text) returns text language sql immutable parallel safe as $$
  select case
    when length(digits) < 7 then ''
    when btrim(phone) like '+%' then digits
    when digits like '00%' then ltrim(digits, '0')
    when length(ltrim(digits, '0')) = 10 then '91' || ltrim(digits, '0')
    else ltrim(digits, '0')
  end
  from (select regexp_replace(phone, '\D', '', 'g') as digits) d
$$;

-- Sets phone_number where the writer does not; the server parses such phones when it starts.
create or replace function keep_phone_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not new.phone_is_read then
      new.phone_number := phone_number(new.phone);
    end if;
  elsif new.phone <> old.phone and new.phone_number = old.phone_number then
    new.phone_number := phone_number(new.phone);
    new.phone_is_read := false;
  end if;
  return new;
end $$;

create or replace trigger applicant_phone_number before insert or update of phone on applicant
  for each row execute function keep_phone_number();
