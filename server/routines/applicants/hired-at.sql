create or replace function keep_hired_at() returns trigger language plpgsql as $$
begin
  if exists (select from status where id = new.status_id and category = 'hired') then
    new.hired_at := coalesce(new.hired_at,
      case tg_op when 'INSERT' then new.created_at else clock_timestamp() end);
  else
    new.hired_at := null;
  end if;
  return new;
end $$;

-- A status that enters or leaves the category hired changes hired_at of applications that have or had it.
create or replace function follow_hired_category() returns trigger language plpgsql as $$
declare
  hiring integer[] := array(select id from status where category = 'hired');
  concerned integer[];
begin
  -- The lock order of moves, which avoids deadlocks.
  select array_agg(id) into concerned from (
    select id from application one
    where status_id = any(hiring || new.id) and (status_id = new.id or exists (
      select from application_history step
      where step.application_id = one.id and step.status_id = new.id))
    order by id for no key update) locked;
  update application set hired_at = hired.since
  from (
    select one.id, min(step.created_at) filter (where step.id > coalesce(step.last_other, 0)) as since
    from application one left join lateral (
      select step.id, step.created_at,
        max(step.id) filter (where step.status_id <> all(hiring)) over () as last_other
      from application_history step
      where step.application_id = one.id and step.undo_of is null and one.status_id = any(hiring)
        and not exists (select from application_history undo where undo.undo_of = step.id)) step on true
    where one.id = any(concerned) group by one.id) hired
  where hired.id = application.id and application.hired_at is distinct from hired.since;
  return null;
end $$;

create or replace trigger application_hired_at before insert or update of status_id on application
  for each row execute function keep_hired_at();
create or replace trigger status_hired_category after update of category on status
  for each row when ((old.category = 'hired') <> (new.category = 'hired'))
  execute function follow_hired_category();
