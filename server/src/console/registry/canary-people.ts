import sql from 'sql-template-tag';

/** Of a row of `remote_canary` that goes by the name `canary`: who opened it in the last 24 hours, and for how many it failed. */
export const peopleOfCanary = sql`(
  select json_build_object('opened', count(*),
    'failed', count(*) filter (where failed_at > now() - interval '24 hours'))
  from remote_canary_person person
  where person.remote_id = canary.remote_id and opened_at > now() - interval '24 hours')`;
