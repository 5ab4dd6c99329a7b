create or replace function marks_of(person integer) returns setof text
language sql stable parallel safe rows 4 as $$
  select distinct unnest(known.marks)
  from same_people(person) one join applicant known on known.id = one
$$;
