import sql, { type Sql } from 'sql-template-tag';
import type { KeyRing } from '../../platform/access/key-ring';
import { consoleApp } from '../../platform/config';
import type { Db } from '../../platform/db/database';
import { isSessionLiveSql } from '../../platform/access/live-session';
import { hashWithAllKeys, hashSecret, createRandomSecret } from '../../platform/access/secret-hash';
import type { RefreshCredentials } from './browser-cookies';
import { endSessions } from './open-sessions';
import { createRefreshSecret, listRefreshSecrets, readRenewalNumber } from './refresh-secret';
import type { SignInClient } from './sign-in-client';

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

/** Lifetime of a session without renewal; for other apps, a working day. */
const selectSessionLifetime = (app: Sql): Sql =>
  sql`case when ${app} = ${consoleApp} then interval '14 days' else interval '12 hours' end`;

/** A session with the secret for its next renewal. */
export interface RenewableSession {
  session: Session;
  secret: string;
}

/** The console's sessions are renewed with a cookie, handed-over ones by the app. */
export type SessionKind = 'console' | 'handed-over';

const toKindCondition = (kind: SessionKind): Sql =>
  kind === 'console' ? sql`session.app = ${consoleApp}` : sql`session.app <> ${consoleApp}`;

const sessionColumns = sql`session.id, session.user_id, session.app, session.auth_type`;

/** Sessions in the database; only keyed hashes of their secrets are stored. */
export const createSessions = (db: Db, keys: KeyRing) => {
  const hasSecret = (secret: string): Sql =>
    sql`session.secret_hash = any(${hashWithAllKeys(secret, keys)}::text[])`;

  /** Accepts a replaced secret for a moment only, and returns its replacement. */
  const another = async (
    { sessionId, secret }: RefreshCredentials,
    of: SessionKind,
  ): Promise<RenewableSession | undefined> => {
    const turn = readRenewalNumber(sessionId, secret, keys);
    if (turn === undefined) return undefined;
    const nexts = listRefreshSecrets(sessionId, turn + 1, keys);
    const row = await db.one<SessionRow & { hash: string }>(sql`
      select ${sessionColumns}, session.secret_hash as hash from session
      where id = ${sessionId} and rotated_at > now() - interval '1 minute' and ${isSessionLiveSql}
        and ${toKindCondition(of)}`);
    const session = toSession(row);
    const next = nexts.find((one) => hashWithAllKeys(one, keys).includes(row?.hash ?? ''));
    if (session && next !== undefined) return { session, secret: next };
    await endSessions(
      db,
      { actorId: null, action: 'person.signed-out-by-reuse' },
      sql`session.id = ${sessionId} and ${toKindCondition(of)} and not ${hasSecret(secret)} and ${isSessionLiveSql}`,
    );
    return undefined;
  };

  return {
    /**
     * Opens a session with a one-time code, which is bound to a browser or an app's page and valid for 60
     * seconds.
     */
    open: (
      userId: number,
      authType: AuthType,
      boundTo: string,
      place: SignInClient,
      { app, from }: { app: string; from?: string } = { app: consoleApp },
    ): Promise<{ code: string; sessionId: string }> =>
      db.transaction(async (inner) => {
        const code = createRandomSecret();
        await inner.run(sql`delete from sign_in_code where expires_at < now()`);
        const opened = await inner.one<{ id: string }>(sql`
        with opened as (
          insert into session
            (user_id, app, auth_type, expires_at, browser, address, handed_over_from)
          values (${userId}, ${app}, ${authType}, now() + ${selectSessionLifetime(sql`${app}::text`)},
            ${place.browser}, ${place.address}, ${from ?? null}::uuid) returning id)
        insert into sign_in_code (code_hash, session_id, browser_hash, expires_at)
        select ${hashSecret(code, keys)}, id, ${hashSecret(boundTo, keys)}, now() + interval '60 seconds'
        from opened returning session_id as id`);
        return { code, sessionId: opened?.id ?? '' };
      }),

    /** A code works once, and only in the browser that it was issued for. */
    redeem: (code: string, browser: string): Promise<RenewableSession | undefined> =>
      db.transaction(async (tx) => {
        const taken = await tx.one<{ id: string }>(sql`
        delete from sign_in_code
        where code_hash = any(${hashWithAllKeys(code, keys)}::text[])
          and browser_hash = any(${hashWithAllKeys(browser, keys)}::text[]) and expires_at > now()
        returning session_id as id`);
        if (!taken) return undefined;
        const secret = createRefreshSecret(taken.id, 1, keys);
        const session = toSession(
          await tx.one<SessionRow>(sql`
          update session set secret_hash = ${hashSecret(secret, keys)}, rotated_at = null
          where id = ${taken.id} and ${isSessionLiveSql} returning ${sessionColumns}`),
        );
        return session && { session, secret };
      }),

    /** Id of the user whose code was not redeemed yet. */
    findCodeUser: async (code: string, browser: string): Promise<number | undefined> =>
      (
        await db.one<{ id: number }>(sql`
          select session.user_id as id
          from sign_in_code join session on session.id = sign_in_code.session_id
          where code_hash = any(${hashWithAllKeys(code, keys)}::text[])
            and browser_hash = any(${hashWithAllKeys(browser, keys)}::text[])
            and sign_in_code.expires_at > now()`)
      )?.id,

    /**
     * A reused secret ends the session, unless another tab used it a moment ago: then both tabs get the same
     * new secret.
     */
    renew: async (
      refresh: RefreshCredentials,
      of: SessionKind,
    ): Promise<RenewableSession | undefined> => {
      const { sessionId, secret } = refresh;
      const next = createRefreshSecret(
        sessionId,
        (readRenewalNumber(sessionId, secret, keys) ?? 0) + 1,
        keys,
      );
      const row = await db.one<SessionRow>(sql`
      update session set last_seen_at = now(), expires_at = now() + ${selectSessionLifetime(sql`app`)},
        secret_hash = ${hashSecret(next, keys)}, rotated_at = now()
      where id = ${sessionId} and ${hasSecret(secret)} and ${isSessionLiveSql} and ${toKindCondition(of)}
      returning ${sessionColumns}`);
      const session = toSession(row);
      return session ? { session, secret: next } : another(refresh, of);
    },

    /** Prolongs a session of the console without replacing its secret. */
    check: async (refresh: RefreshCredentials): Promise<Session | undefined> => {
      const { sessionId, secret } = refresh;
      const row = await db.one<SessionRow>(sql`
      update session set last_seen_at = now(), expires_at = now() + ${selectSessionLifetime(sql`app`)}
      where id = ${sessionId} and ${hasSecret(secret)} and ${isSessionLiveSql} and ${toKindCondition('console')}
      returning ${sessionColumns}`);
      return toSession(row) ?? (await another(refresh, 'console'))?.session;
    },

    find: async (sessionId: string): Promise<Session | undefined> =>
      toSession(
        await db.one<SessionRow>(sql`
        select id, user_id, app, auth_type from session where id = ${sessionId} and ${isSessionLiveSql}`),
      ),

    /** Ends a session; any secret that was issued for the session is accepted. */
    end: ({ sessionId, secret }: RefreshCredentials): Promise<number> =>
      db.run(sql`
      update session set ended_at = now() where id = ${sessionId} and ended_at is null
        and (${readRenewalNumber(sessionId, secret, keys) !== undefined} or ${hasSecret(secret)})`),
  };
};

export type Sessions = ReturnType<typeof createSessions>;
