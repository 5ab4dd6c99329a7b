import sql, { raw, type Sql } from 'sql-template-tag';
import { AppError } from '../errors';
import type { Actor } from './actor';

/** Whether a row of `app_user` under an alias is someone active who works in hiring, not a referrer only. */
export const isHiringStaff = (alias: string): Sql => sql`
  ${raw(alias)}.is_active and exists (
    select 1 from user_role where user_id = ${raw(alias)}.id and role <> 'referrer')`;

/** @throws AppError for someone who refers people only: what staff chooses from is not for them. */
export const expectStaff = ({ roles }: Actor): void => {
  if (!roles.some((role) => role !== 'referrer')) throw new AppError('FORBIDDEN');
};
