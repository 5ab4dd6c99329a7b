import sql from 'sql-template-tag';

/**
 * For a query over `session`: it has not ended, nor has the one that it was handed over from, and its
 * person may still come in.
 */
export const lives = sql`session.ended_at is null and session.expires_at > now()
  and not exists (select 1 from session origin
    where origin.id = session.handed_over_from and origin.ended_at is not null)
  and exists (select 1 from app_user where app_user.id = session.user_id and app_user.is_active)`;
