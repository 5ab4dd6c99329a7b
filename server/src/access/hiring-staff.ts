import sql, { raw, type Sql } from 'sql-template-tag';

/** Whether a row of `app_user` under an alias is someone active who works in hiring, not a referrer only. */
export const isHiringStaff = (alias: string): Sql => sql`
  ${raw(alias)}.is_active and exists (
    select 1 from user_role where user_id = ${raw(alias)}.id and role <> 'referrer')`;
