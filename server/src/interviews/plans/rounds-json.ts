import sql, { type Sql } from 'sql-template-tag';

/** Rounds as JSON for display: participants by name, without people who left. */
export const toRoundsJson = (rounds: Sql): Sql => sql`(
  select coalesce(jsonb_agg(round - 'userIds' || jsonb_build_object('people', coalesce((
    select jsonb_agg(jsonb_build_object('id', person.id,
      'name', btrim(person.first_name || ' ' || person.last_name)) order by person.id)
    from app_user person where person.is_active and round -> 'userIds' @> to_jsonb(person.id)
      and person.id = any (array(
        select jsonb_array_elements_text(round -> 'userIds')::integer))), '[]'::jsonb))
    order by place), '[]'::jsonb)
  from jsonb_array_elements(${rounds}) with ordinality each (round, place))`;
