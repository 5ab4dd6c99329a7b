import sql from 'sql-template-tag';
import type { Role } from '../../contract/permission';
import type { Db } from '../db/database';
import type { Actor } from './actor';
import { lives } from './living-session';
import type { Config } from '../config';
import { grantsOf, withoutAdministration } from './table';

/** Milliseconds for which a change of roles, or a session ended by another server, may go unseen. */
const freshness = 3_000;
const mostKept = 10_000;

interface SessionRow {
  id: string;
  user_id: number;
  app: string;
  roles: Role[];
}

/** Who is behind each of some sessions that still live. */
const readActors = async (
  db: Db,
  sessionIds: readonly string[],
  isEmbedding: (app: string) => boolean,
): Promise<ReadonlyMap<string, Actor>> => {
  const rows = await db.many<SessionRow>(sql`
    select session.id, session.user_id, session.app,
      array(select role from user_role where user_id = session.user_id order by role) as roles
    from session where session.id = any (${[...sessionIds]}::uuid[]) and ${lives}`);
  return new Map(
    rows.map(({ id, user_id: userId, app, roles }) => [
      id,
      {
        userId,
        sessionId: id,
        app,
        roles,
        grants: isEmbedding(app) ? withoutAdministration(grantsOf(roles)) : grantsOf(roles),
      },
    ]),
  );
};

export interface Actors {
  /** The person behind a session, or undefined when it ended. */
  find(sessionId: string): Promise<Actor | undefined>;
  /** Asks anew for the people behind some sessions; those that ended are missing. */
  read(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Actor>>;
  /** Makes this server see at once that a session or a person's roles changed. */
  forget(sessionId: string): void;
  /** The same for everybody. */
  forgetAll(): void;
}

/** Keeps who is behind a session for a few seconds, so that a call costs no query for it. */
export const createActors = (db: Db, { embeddingApps }: Pick<Config, 'embeddingApps'>): Actors => {
  const isEmbedding = (id: string): boolean => embeddingApps.some(({ app }) => app === id);
  const known = new Map<string, { actors: Promise<ReadonlyMap<string, Actor>>; until: number }>();
  const read: Actors['read'] = (sessionIds) => {
    const actors = readActors(db, sessionIds, isEmbedding);
    const until = performance.now() + freshness;
    if (known.size + sessionIds.length > mostKept) known.clear();
    for (const id of sessionIds) known.set(id, { actors, until });
    actors.catch(() => sessionIds.forEach((id) => known.delete(id)));
    return actors;
  };
  return {
    read,
    find: async (sessionId) => {
      const kept = known.get(sessionId);
      const isFresh = kept && kept.until > performance.now();
      return (await (isFresh ? kept.actors : read([sessionId]))).get(sessionId);
    },
    forget: (sessionId) => void known.delete(sessionId),
    forgetAll: () => known.clear(),
  };
};
