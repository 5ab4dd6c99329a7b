import sql from 'sql-template-tag';

/** Condition over `session`: it is active, and so is the session from which it was handed over. */
export const isSessionLiveSql = sql`session.ended_at is null and session.expires_at > now()
  and (session.handed_over_from is null or exists (select 1 from session origin
    where origin.id = session.handed_over_from and origin.handed_over_from is null
      and origin.ended_at is null and origin.expires_at > now()))
  and exists (select 1 from app_user where app_user.id = session.user_id and app_user.is_active)`;
