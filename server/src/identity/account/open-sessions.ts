import sql, { type Sql } from 'sql-template-tag';
import type { OpenSession } from '../../../contract/identity/account/open-session';
import { permissionsChanged } from '../../../contract/platform/realtime/realtime-constants';
import { isSessionLiveSql } from '../../platform/access/live-session';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';

export const readOpenSessions = (db: Db, userId: number): Promise<OpenSession[]> =>
  db.many<OpenSession>(sql`
    select session.id as "sessionId", to_json(session.created_at) as since,
      to_json(session.last_seen_at) as "lastSeen", session.browser, session.address,
      provider_name(sso_session.provider) as by
    from session left join sso_session on sso_session.session_id = session.id
    where session.user_id = ${userId} and ${isSessionLiveSql}
    order by session.last_seen_at desc, session.id limit 100`);

interface SessionEnding {
  /** User who ended the sessions; null if a provider did, or if a refresh secret was used twice. */
  actorId: number | null;
  action: 'person.sign-out' | 'person.signed-out-by-provider' | 'person.signed-out-by-reuse';
  details?: object;
}

/**
 * Ends the sessions that match `which` (SQL over `session`), and their sockets; returns the number of
 * sessions.
 */
export const endSessions = (
  db: Db,
  { actorId, action, details }: SessionEnding,
  which: Sql,
): Promise<number> =>
  db.transaction(async (tx) => {
    const ended = await tx.many<{ userId: number }>(sql`
      update session set ended_at = now()
      where session.ended_at is null and ${which} returning session.user_id as "userId"`);
    const ids = [...new Set(ended.map(({ userId }) => userId))];
    if (ids.length === 0) return 0;
    await audit(
      tx,
      actorId,
      action,
      ids.map((id) => ({ id, ...(details && { details }) })),
    );
    announce(tx, { owner: permissionsChanged, ids, jobIds: [] });
    return ended.length;
  });

/** Ends one session, all other sessions, or all sessions of a user; returns their number. */
export const signOut = (
  db: Db,
  actorId: number,
  userId: number,
  { only, except }: { only?: string | undefined; except?: string | undefined },
): Promise<number> =>
  endSessions(
    db,
    { actorId, action: 'person.sign-out' },
    sql`session.user_id = ${userId} and session.id = coalesce(${only ?? null}::uuid, session.id)
      and session.id is distinct from ${except ?? null}::uuid`,
  );
