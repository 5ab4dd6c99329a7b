import sql from 'sql-template-tag';
import type { FileTarget, FileTicket } from '../../../contract/platform/files/file-ticket';
import type { Role } from '../../../contract/permission';
import type { Actor, Viewer } from '../access/actor';
import { isSessionLiveSql } from '../access/live-session';
import { computeSecretDigest, createRandomSecret } from '../access/secret-hash';
import { getRoleGrants } from '../access/access-table';
import type { Db } from '../db/database';
import { AppError } from '../errors';

const ticketSeconds = 60;

/** Stores a ticket, which opens its target once, within a minute and as long as the session is active. */
export const storeFileTicket = async (
  db: Db,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  target: FileTarget,
): Promise<FileTicket> => {
  const secret = createRandomSecret();
  const made = await db.one<{ expiresAt: Date }>(sql`
    with gone as (delete from file_ticket where expires_at < now())
    insert into file_ticket (secret_hash, user_id, session_id, target, expires_at)
    values (${computeSecretDigest(secret)}, ${userId}, ${sessionId}, ${JSON.stringify(target)},
      now() + ${ticketSeconds} * interval '1 second')
    returning expires_at as "expiresAt"`);
  if (!made) throw new Error('The database kept no ticket');
  return { url: `/files/${secret}`, expiresAt: made.expiresAt.toISOString() };
};

const ticketNotFoundError = (): AppError =>
  new AppError('NOT_FOUND', {
    message: 'This address was used already or is older than a minute. Ask for the file again.',
  });

export interface RedeemedTicket {
  target: FileTarget;
  viewer: Viewer;
}

/**
 * Reads a ticket without using it.
 * @throws AppError for a used, expired or unknown ticket, or an ended session.
 */
export const readFileTicket = async (db: Db, secret: string): Promise<RedeemedTicket> => {
  const row = await db.one<{ user_id: number; target: FileTarget; roles: Role[] }>(sql`
    select ticket.user_id, ticket.target,
      array(select role from held_role where user_id = ticket.user_id) as roles
    from file_ticket ticket join session on session.id = ticket.session_id
    where ticket.secret_hash = ${computeSecretDigest(secret)} and ticket.expires_at > now() and ${isSessionLiveSql}`);
  if (!row) throw ticketNotFoundError();
  const { user_id: userId, target, roles } = row;
  return { target, viewer: { userId, roles, grants: getRoleGrants(roles) } };
};

type ReturnTicket = () => Promise<unknown>;

/**
 * Uses a ticket.
 * @returns a function that makes the ticket valid again.
 * @throws AppError when another request used it meanwhile.
 */
export const redeemTicket = async (db: Db, secret: string): Promise<ReturnTicket> => {
  const hash = computeSecretDigest(secret);
  const taken = await db.one<{ ticket: object }>(sql`
    delete from file_ticket ticket where secret_hash = ${hash} returning to_jsonb(ticket) as ticket`);
  if (!taken) throw ticketNotFoundError();
  return () =>
    db.run(sql`
      insert into file_ticket
      select * from jsonb_populate_record(null::file_ticket, ${JSON.stringify(taken.ticket)}::jsonb)
      on conflict do nothing`);
};
