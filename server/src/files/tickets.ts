import sql from 'sql-template-tag';
import type { FileTarget, FileTicket } from '../../contract/files/file-ticket';
import type { Role } from '../../contract/permission';
import type { Actor, Viewer } from '../access/actor';
import { lives } from '../access/living-session';
import { digestOf, newSecret } from '../access/seal';
import { grantsOf } from '../access/table';
import type { Db } from '../db/database';
import { AppError } from '../errors';

const seconds = 60;

/** Makes an address that opens a target once, within a minute and while the person is signed in. */
export const createTicket = async (
  db: Db,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  target: FileTarget,
): Promise<FileTicket> => {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + seconds * 1_000);
  await db.run(sql`
    with gone as (delete from file_ticket where expires_at < now())
    insert into file_ticket (secret_hash, user_id, session_id, target, expires_at)
    values (${digestOf(secret)}, ${userId}, ${sessionId}, ${JSON.stringify(target)}, ${expiresAt})`);
  return { url: `/files/${secret}`, expiresAt: expiresAt.toISOString() };
};

export interface Redeemed {
  target: FileTarget;
  /** The person that the ticket was made for, with what they may do now. */
  viewer: Viewer;
}

/** `use` takes the ticket; `look` only tells what it would open. */
export type TicketPurpose = 'use' | 'look';

/** @throws AppError when the ticket was used, is too old, never was, or its session has ended. */
export const redeemTicket = async (
  db: Db,
  secret: string,
  purpose: TicketPurpose,
): Promise<Redeemed> => {
  const kept = sql`file_ticket where secret_hash = ${digestOf(secret)}`;
  const ticket =
    purpose === 'use' ? sql`delete from ${kept} returning *` : sql`select * from ${kept}`;
  const row = await db.one<{ user_id: number; target: FileTarget; roles: Role[] }>(sql`
    with ticket as (${ticket})
    select ticket.user_id, ticket.target,
      array(select role from user_role where user_id = ticket.user_id) as roles
    from ticket join session on session.id = ticket.session_id
    where ticket.expires_at > now() and ${lives}`);
  if (!row)
    throw new AppError('NOT_FOUND', {
      message: 'This address was used already or is older than a minute. Ask for the file again.',
    });
  const { user_id: userId, target, roles } = row;
  return { target, viewer: { userId, roles, grants: grantsOf(roles) } };
};
