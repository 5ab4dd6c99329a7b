import sql from 'sql-template-tag';
import type { Role } from '../../../contract/permission';
import type { Db } from '../db/database';
import type { Actor } from './actor';
import { isSessionLiveSql } from './live-session';
import type { Config } from '../config';
import { getRoleGrants, removeAdministrationPermissions } from './access-table';

/** Milliseconds for which a change of roles, or the end of a session on another server, may go unnoticed. */
const actorCacheMilliseconds = 3_000;
const maxCached = 10_000;

interface SessionRow {
  id: string;
  user_id: number;
  app: string;
}
interface RoleRow {
  id: null;
  user_id: number;
  role: Role;
}

const readLiveSessions = (
  db: Pick<Db, 'many'>,
  sessionIds: readonly string[],
): Promise<(SessionRow | RoleRow)[]> =>
  db.many(sql`
    with living as materialized (
      select session.id, session.user_id, session.app from session
      where session.id = any (${[...sessionIds]}::uuid[]) and ${isSessionLiveSql})
    select id, user_id, app, null as role from living
    union all
    select null, user_id, null, role from held_role
      where user_id = any (array(select user_id from living))`);

const readActors = async (
  db: Pick<Db, 'many'>,
  sessionIds: readonly string[],
  isEmbedding: (app: string) => boolean,
): Promise<ReadonlyMap<string, Actor>> => {
  const rolesOf = new Map<number, Role[]>();
  const sessions: SessionRow[] = [];
  for (const row of await readLiveSessions(db, sessionIds))
    if (row.id !== null) sessions.push(row);
    else rolesOf.set(row.user_id, [...(rolesOf.get(row.user_id) ?? []), row.role]);
  return new Map(
    sessions.map(({ id, user_id: userId, app }) => {
      const roles = (rolesOf.get(userId) ?? []).sort();
      const grants = getRoleGrants(roles);
      const kept = isEmbedding(app) ? removeAdministrationPermissions(grants) : grants;
      return [id, { userId, sessionId: id, app, roles, grants: kept }];
    }),
  );
};

interface CachedActors {
  actors: Promise<ReadonlyMap<string, Actor>>;
  until: number;
}

export interface Actors {
  find(sessionId: string): Promise<Actor | undefined>;
  /** Reads without the cache. The result has no entry for a session that has ended. */
  read(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Actor>>;
  forget(sessionId: string): void;
  forgetAll(): void;
}

/** Caches the actors of sessions for a few seconds, to save a query per request. */
export const createActors = (
  db: Pick<Db, 'many'>,
  { embeddingApps }: Pick<Config, 'embeddingApps'>,
): Actors => {
  const isEmbedding = (id: string): boolean => embeddingApps.some(({ app }) => app === id);
  const known = new Map<string, CachedActors>();
  const read: Actors['read'] = (sessionIds) => {
    const asked = performance.now();
    const actors = readActors(db, sessionIds, isEmbedding);
    const fresh: CachedActors = { actors, until: asked + actorCacheMilliseconds };
    if (known.size + sessionIds.length > maxCached) known.clear();
    const before = new Map<string, CachedActors>();
    for (const id of sessionIds) {
      const kept = known.get(id);
      // A valid entry remains until the query is done, so that other requests with it need not wait.
      if (kept && kept.until > asked) before.set(id, kept);
      else known.set(id, fresh);
    }
    actors.then(
      () => {
        // An entry that `forget` removed during the query stays removed, since its roles may be outdated.
        for (const [id, kept] of before) if (known.get(id) === kept) known.set(id, fresh);
      },
      () => {
        for (const id of sessionIds) if (known.get(id) === fresh) known.delete(id);
      },
    );
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
