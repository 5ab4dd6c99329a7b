import sql from 'sql-template-tag';

/**
 * For a query over `session`: it has not ended, nor has the one of the console that it was handed over
 * from, and its person may still come in. Few are handed over, and only these have another looked for.
 */
export const lives = sql`session.ended_at is null and session.expires_at > now()
  and (session.handed_over_from is null or exists (select 1 from session origin
    where origin.id = session.handed_over_from and origin.handed_over_from is null
      and origin.ended_at is null and origin.expires_at > now()))
  and exists (select 1 from app_user where app_user.id = session.user_id and app_user.is_active)`;
