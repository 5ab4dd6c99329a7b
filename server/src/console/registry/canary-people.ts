import sql from 'sql-template-tag';

/**
 * JSON for alias `canary`: numbers of users who loaded the canary version in the last 24 hours, and of those
 * whose load failed.
 */
export const canaryUserCountsJson = sql`(
  select json_build_object('opened', count(*),
    'failed', count(*) filter (where failed_at > now() - interval '24 hours'))
  from remote_canary_person person
  where person.remote_id = canary.remote_id and opened_at > now() - interval '24 hours')`;
