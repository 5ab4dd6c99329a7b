import sql, { raw, type Sql } from 'sql-template-tag';
import { AppError } from '../errors';
import type { Actor } from './actor';

export const isHiringStaffSql = (alias: string): Sql => sql`
  ${raw(alias)}.is_active and exists (
    select 1 from user_role where user_id = ${raw(alias)}.id and role <> 'referrer')`;

export const isStaff = (roles: Actor['roles']): boolean =>
  roles.some((role) => role !== 'referrer');

/** @throws AppError when the user's only role is referrer. */
export const assertStaff = ({ roles }: Actor): void => {
  if (!isStaff(roles)) throw new AppError('FORBIDDEN');
};
