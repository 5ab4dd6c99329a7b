import sql from 'sql-template-tag';
import { undoSeconds } from '../../../contract/applicants/applications/application-constants';
import type { StatusChanged } from '../../../contract/applicants/applications/application-status';
import { messages } from '../../../contract/messages';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';

type StatusUndo = NonNullable<StatusChanged['undo']>;

const undoExpiry = sql`now() + ${undoSeconds}::integer * interval '1 second'`;

const toStatusUndo = (row: { id: string; expires_at: Date }): StatusUndo => ({
  id: row.id,
  expiresAt: row.expires_at.toISOString(),
});

/** Starts a change that can be undone, or extends it; the time for the undo counts from the last call. */
export const openStatusChange = async (
  db: Db,
  actorId: number,
  batch?: string,
): Promise<StatusUndo> => {
  const row = batch
    ? await db.one<{ id: string; expires_at: Date }>(sql`
        update status_change set expires_at = ${undoExpiry}
        where id = ${batch} and actor_id = ${actorId} returning id, expires_at`)
    : await db.one<{ id: string; expires_at: Date }>(sql`
        with gone as (delete from status_change where expires_at < now() - interval '1 hour')
        insert into status_change (actor_id, expires_at) values (${actorId}, ${undoExpiry})
        returning id, expires_at`);
  if (!row) throw new AppError('NOT_FOUND', { message: messages.status.undoExpired });
  return toStatusUndo(row);
};

/** @throws AppError when the change belongs to another user or has expired. */
export const lockStatusChange = async (db: Db, actorId: number, id: string): Promise<void> => {
  const row = await db.one(sql`
    select 1 from status_change
    where id = ${id} and actor_id = ${actorId} and expires_at > now() for update`);
  if (!row) throw new AppError('NOT_FOUND', { message: messages.status.undoExpired });
};
