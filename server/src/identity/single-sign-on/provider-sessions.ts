import sql from 'sql-template-tag';
import { buildEndSessionUrl } from 'openid-client';
import type { FastifyBaseLogger } from 'fastify';
import type { KeyRing } from '../../platform/access/key-ring';
import type { ProviderSessions } from '../account/provider-sessions';
import type { Database } from '../../platform/db/database';
import { getSingleSignOnPath } from './addresses';
import { endSessionsByProvider } from './end-sessions-by-provider';
import type { Provider, Providers } from './providers';
import { isSessionEndedError, renewProviderTokens } from './renew-tokens';
import { openProviderTokens, sealProviderTokens, type ProviderTokens } from './token-seal';

interface ProviderSessionDependencies {
  db: Database;
  keys: KeyRing;
  providers: Providers;
  log: FastifyBaseLogger;
}

interface StoredSession {
  provider: string;
  tokens: Buffer;
  endsSoon: boolean;
}

/**
 * The provider's token is renewed if it would expire within a minute more than the life of an access token,
 * so that it lasts until the next refresh.
 */
const refreshDeadline = sql`now() + interval '11 minutes'`;

export const storeProviderSession = async (
  { db, keys }: Pick<ProviderSessionDependencies, 'db' | 'keys'>,
  sessionId: string,
  given: {
    provider: string;
    subject: string;
    sid: string | undefined;
    tokens: ProviderTokens;
    /** Seconds until the provider's token expires. */
    expiresIn: number | undefined;
  },
): Promise<void> => {
  await db.run(sql`
    insert into sso_session (session_id, provider, subject, sid, tokens, expires_at)
    values (${sessionId}, ${given.provider}, ${given.subject}, ${given.sid ?? null},
      ${sealProviderTokens(given.tokens, keys)},
      now() + make_interval(secs => ${given.expiresIn ?? null}::double precision))`);
};

/** Reserves the renewal of a session's tokens, so that several servers do not renew them at the same time. */
const claimRenewal = (db: Database, sessionId: string): Promise<number> =>
  db.run(sql`
    update sso_session set renewing_until = now() + interval '15 seconds'
    where session_id = ${sessionId} and (renewing_until is null or renewing_until < now())
      and expires_at < ${refreshDeadline}`);

const renewSession = async (
  { db, keys, log }: ProviderSessionDependencies,
  provider: Provider,
  sessionId: string,
  old: ProviderTokens,
): Promise<string | undefined> => {
  if (!old.refresh || (await claimRenewal(db, sessionId)) === 0) return old.access;
  try {
    const { tokens, expiresIn } = await renewProviderTokens(provider, old.refresh);
    const fresh = { ...old, ...tokens };
    await db.run(sql`
      update sso_session set tokens = ${sealProviderTokens(fresh, keys)}, renewing_until = null,
        expires_at = now() + make_interval(secs => ${expiresIn ?? null}::double precision)
      where session_id = ${sessionId}`);
    return fresh.access;
  } catch (error) {
    if (!isSessionEndedError(error)) {
      log.warn({ err: error, provider: provider.settings.id }, 'Tokens were not renewed');
      return old.access;
    }
    await endSessionsByProvider(db, provider.settings.id, sql`session_id = ${sessionId}`);
    return undefined;
  }
};

export const createProviderSessions = (parts: ProviderSessionDependencies): ProviderSessions => {
  const { db, keys, providers, log } = parts;
  const read = async (sessionId: string) => {
    const row = await db.one<StoredSession>(sql`
      select provider, tokens, coalesce(expires_at < ${refreshDeadline}, false) as "endsSoon"
      from sso_session where session_id = ${sessionId}`);
    const provider = row && providers.get(row.provider);
    const tokens = row && openProviderTokens(row.tokens, keys);
    return provider && tokens && { provider, tokens, endsSoon: row.endsSoon };
  };
  return {
    tokenOf: async (sessionId) => {
      const found = await read(sessionId);
      if (!found?.endsSoon) return found?.tokens.access;
      return renewSession(parts, found.provider, sessionId, found.tokens);
    },
    signOutAddress: async (sessionId, origin, callback) => {
      const found = await read(sessionId);
      if (!found) return undefined;
      const { provider, tokens } = found;
      try {
        const client = await provider.client();
        if (!client.serverMetadata().end_session_endpoint) return undefined;
        return buildEndSessionUrl(client, {
          post_logout_redirect_uri: `${origin}${getSingleSignOnPath(provider.settings.id, 'signed-out')}`,
          state: callback.href,
          ...(tokens.id && { id_token_hint: tokens.id }),
        }).href;
      } catch (error) {
        log.warn({ err: error, provider: provider.settings.id }, 'Only this console signed out');
        return undefined;
      }
    },
  };
};
