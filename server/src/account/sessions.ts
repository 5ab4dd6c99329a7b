import sql from 'sql-template-tag';
import type { KeyRing } from '../access/key-ring';
import type { Db } from '../db/database';
import { lives } from '../access/living-session';
import { hashesOf, hashOf, newSecret } from '../access/seal';
import type { SignInPlace } from './sign-in-place';

/** Public client id of the console. It goes with every call and grants nothing by itself. */
export const consoleApp = 'console';

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

/** Sessions and the codes that open them; only keyed hashes of secrets are stored. */
export const createSessions = (db: Db, keys: KeyRing) => ({
  /** Opens a session; its one-time code is for the browser that signed in, valid 60 seconds. */
  open: (
    userId: number,
    authType: AuthType,
    browser: string,
    place: SignInPlace,
  ): Promise<{ code: string; sessionId: string }> =>
    db.transaction(async (inner) => {
      const code = newSecret();
      await inner.run(sql`delete from sign_in_code where expires_at < now()`);
      const opened = await inner.one<{ id: string }>(sql`
        with opened as (
          insert into session (user_id, app, auth_type, expires_at, browser, address)
          values (${userId}, ${consoleApp}, ${authType}, now() + interval '14 days',
            ${place.browser}, ${place.address}) returning id)
        insert into sign_in_code (code_hash, session_id, browser_hash, expires_at)
        select ${hashOf(code, keys)}, id, ${hashOf(browser, keys)}, now() + interval '60 seconds'
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
        update session set last_seen_at = now(), expires_at = now() + interval '14 days',
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
