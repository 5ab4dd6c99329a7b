import sql from 'sql-template-tag';
import { createHash, randomBytes } from 'node:crypto';
import type { FileTarget, FileTicket } from '../../contract/file-ticket';
import type { Role } from '../../contract/permission';
import type { Actor } from '../access/actor';
import { grantsOf } from '../access/table';
import type { Db } from '../db/database';
import { AppError } from '../errors';

const seconds = 60;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Makes an address that opens a target once, for this person, within a minute. */
export const createTicket = async (
  db: Db,
  userId: number,
  target: FileTarget,
): Promise<FileTicket> => {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + seconds * 1_000);
  await db.run(sql`
    with gone as (delete from file_ticket where expires_at < now())
    insert into file_ticket (secret_hash, user_id, target, expires_at)
    values (${hashOf(secret)}, ${userId}, ${JSON.stringify(target)}, ${expiresAt})`);
  return { url: `/files/${secret}`, expiresAt: expiresAt.toISOString() };
};

export interface Redeemed {
  target: FileTarget;
  /** The person that the ticket was made for, with what they may do now. */
  actor: Pick<Actor, 'userId' | 'roles' | 'grants'>;
}

/** @throws AppError when the ticket was used, is too old, or never was. */
export const redeemTicket = async (db: Db, secret: string): Promise<Redeemed> => {
  const row = await db.one<{ user_id: number; target: FileTarget; roles: Role[] }>(sql`
    with used as (
      delete from file_ticket where secret_hash = ${hashOf(secret)} returning *)
    select used.user_id, used.target,
      array(select role from user_role where user_id = used.user_id) as roles
    from used join app_user on app_user.id = used.user_id and app_user.is_active
    where used.expires_at > now()`);
  if (!row)
    throw new AppError('NOT_FOUND', {
      message: 'This address was used already or is older than a minute. Ask for the file again.',
    });
  const { user_id: userId, target, roles } = row;
  return { target, actor: { userId, roles, grants: grantsOf(roles) } };
};
