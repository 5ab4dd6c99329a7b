import sql from 'sql-template-tag';

/** For a query over `session`: it has not ended, and its person may still come in. */
export const lives = sql`session.ended_at is null and session.expires_at > now()
  and exists (select 1 from app_user where app_user.id = session.user_id and app_user.is_active)`;
