import sql from 'sql-template-tag';
import type { Role } from '../../contract/permission';
import type { Db } from '../db/database';
import type { Actor } from './actor';
import { lives } from './living-session';
import { grantsOf } from './table';

/** Milliseconds for which a change of roles, or a session ended by another server, may go unseen. */
const freshness = 3_000;
const mostKept = 10_000;

interface SessionRow {
  user_id: number;
  app: string;
  roles: Role[];
}

const readActor = async (db: Db, sessionId: string): Promise<Actor | undefined> => {
  const row = await db.one<SessionRow>(sql`
    select session.user_id, session.app,
      array(select role from user_role where user_id = session.user_id order by role) as roles
    from session where session.id = ${sessionId} and ${lives}`);
  if (!row) return undefined;
  return {
    userId: row.user_id,
    sessionId,
    app: row.app,
    roles: row.roles,
    grants: grantsOf(row.roles),
  };
};

export interface Actors {
  /** The person behind a session, or undefined when it ended. */
  find(sessionId: string): Promise<Actor | undefined>;
  /** Makes this server see at once that a session or a person's roles changed. */
  forget(sessionId: string): void;
  /** The same for everybody. */
  forgetAll(): void;
}

/** Keeps who is behind a session for a few seconds, so that a call costs no query for it. */
export const createActors = (db: Db): Actors => {
  const known = new Map<string, { actor: Promise<Actor | undefined>; until: number }>();
  return {
    find: (sessionId) => {
      const now = Date.now();
      const kept = known.get(sessionId);
      if (kept && kept.until > now) return kept.actor;
      if (known.size >= mostKept) known.clear();
      const actor = readActor(db, sessionId);
      known.set(sessionId, { actor, until: now + freshness });
      actor.catch(() => known.delete(sessionId));
      return actor;
    },
    forget: (sessionId) => void known.delete(sessionId),
    forgetAll: () => known.clear(),
  };
};
