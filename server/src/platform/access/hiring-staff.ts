import sql, { raw, type Sql } from 'sql-template-tag';
import { AppError } from '../errors';
import type { Actor } from './actor';

/** Whether a row of `app_user` under an alias is someone active who works in hiring, not a referrer only. */
export const isHiringStaff = (alias: string): Sql => sql`
  ${raw(alias)}.is_active and exists (
    select 1 from user_role where user_id = ${raw(alias)}.id and role <> 'referrer')`;

/** Whether these are roles of someone who works in hiring, not of a referrer only. */
export const isStaff = (roles: Actor['roles']): boolean =>
  roles.some((role) => role !== 'referrer');

/** @throws AppError for someone who refers people only: what staff chooses from is not for them. */
export const assertStaff = ({ roles }: Actor): void => {
  if (!isStaff(roles)) throw new AppError('FORBIDDEN');
};
