import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { isEmailTrustedSql } from '../people/email-trust';
import { ownsEmailAddressSql } from '../people/remove-rights';

export interface KnownPerson {
  id: number;
  isActive: boolean;
}

export const findPersonByAccount = (db: Db, provider: string, subject: string) =>
  db.one<KnownPerson>(sql`
    select app_user.id, app_user.is_active as "isActive"
    from sso_account join app_user on app_user.id = sso_account.user_id
    where sso_account.provider = ${provider} and sso_account.subject = ${subject}`);

export const findPersonByEmail = (db: Db, provider: string, email: string) =>
  db.one<KnownPerson & { isProven: boolean }>(sql`
    select id, is_active as "isActive", ${isEmailTrustedSql(provider)} as "isProven"
    from app_user where lower(email) = lower(${email}) and ${ownsEmailAddressSql()}`);
