import sql, { type Sql } from 'sql-template-tag';
import type { KeyRing } from '../access/key-ring';
import { consoleApp } from '../config';
import type { Db } from '../db/database';
import { lives } from '../access/living-session';
import { hashesOf, hashOf, newSecret } from '../access/seal';
import type { SignInPlace } from './sign-in-place';

export type AuthType = 'self' | 'sso';

export interface Session {
  id: string;
  userId: number;
  app: string;
  authType: AuthType;
}

interface SessionRow {
  id: string;
  user_id: number;
  app: string;
  auth_type: AuthType;
}

const toSession = (row: SessionRow | undefined): Session | undefined =>
  row && { id: row.id, userId: row.user_id, app: row.app, authType: row.auth_type };

/** How long a session lasts that nobody renews: on the pages of another app for a working day. */
const lifeOf = (app: Sql): Sql =>
  sql`case when ${app} = ${consoleApp} then interval '14 days' else interval '12 hours' end`;

/** Sessions and the codes that open them; only keyed hashes of secrets are stored. */
export const createSessions = (db: Db, keys: KeyRing) => ({
  /** Opens a session; its one-time code is for who signed in, a browser or an app's page, valid 60 seconds. */
  open: (
    userId: number,
    authType: AuthType,
    boundTo: string,
    place: SignInPlace,
    { app, from }: { app: string; from?: string } = { app: consoleApp },
  ): Promise<{ code: string; sessionId: string }> =>
    db.transaction(async (inner) => {
      const code = newSecret();
      await inner.run(sql`delete from sign_in_code where expires_at < now()`);
      const opened = await inner.one<{ id: string }>(sql`
        with opened as (
          insert into session
            (user_id, app, auth_type, expires_at, browser, address, handed_over_from)
          values (${userId}, ${app}, ${authType}, now() + ${lifeOf(sql`${app}::text`)},
            ${place.browser}, ${place.address}, ${from ?? null}::uuid) returning id)
        insert into sign_in_code (code_hash, session_id, browser_hash, expires_at)
        select ${hashOf(code, keys)}, id, ${hashOf(boundTo, keys)}, now() + interval '60 seconds'
        from opened returning session_id as id`);
      return { code, sessionId: opened?.id ?? '' };
    }),

  /** Takes a code once; it must come from the browser that it was made for. */
  redeem: async (
    code: string,
    browser: string,
  ): Promise<{ session: Session; secret: string } | undefined> => {
    const secret = newSecret();
    const row = await db.one<SessionRow>(sql`
      with taken as (
        delete from sign_in_code
        where code_hash = any(${hashesOf(code, keys)}::text[])
          and browser_hash = any(${hashesOf(browser, keys)}::text[])
        returning session_id, expires_at)
      update session set secret_hash = ${hashOf(secret, keys)}
      from taken where session.id = taken.session_id and taken.expires_at > now() and ${lives}
      returning session.id, session.user_id, session.app, session.auth_type`);
    const session = toSession(row);
    return session && { session, secret };
  },

  /** The living session of a refresh secret; its life is prolonged, under the current key. */
  renew: async (sessionId: string, secret: string): Promise<Session | undefined> =>
    toSession(
      await db.one<SessionRow>(sql`
        update session set last_seen_at = now(), expires_at = now() + ${lifeOf(sql`app`)},
          secret_hash = ${hashOf(secret, keys)}
        where id = ${sessionId} and secret_hash = any(${hashesOf(secret, keys)}::text[]) and ${lives}
        returning id, user_id, app, auth_type`),
    ),

  find: async (sessionId: string): Promise<Session | undefined> =>
    toSession(
      await db.one<SessionRow>(sql`
        select id, user_id, app, auth_type from session where id = ${sessionId} and ${lives}`),
    ),

  end: (sessionId: string, secret: string): Promise<number> =>
    db.run(sql`
      update session set ended_at = now()
      where id = ${sessionId} and secret_hash = any(${hashesOf(secret, keys)}::text[]) and ended_at is null`),
});

export type Sessions = ReturnType<typeof createSessions>;
