import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { SessionTokens } from '../../../contract/identity/account/account';
import { consoleApp } from '../../platform/config';
import { AppError } from '../../platform/errors';
import {
  readBrowserId,
  clearRefreshCookie,
  setRefreshCookie,
  readRefreshCookie,
} from './browser-cookies';
import { assertOwnOrigin } from './callback';
import type { AccountService } from './account-service';
import type { Session } from './sessions';

const TokenForm = Type.Object({ token: Type.String({ minLength: 1, maxLength: 4000 }) });
const tag = 'Account';

export const registerTokens = (app: FastifyInstance, service: AccountService): void => {
  const { config, tokens, sessions, actors, providerSessions } = service;

  /** @throws NOT_SIGNED_IN when the provider refuses to continue the session. */
  const tokensOf = async (session: Session, expiresAt?: number): Promise<SessionTokens> => {
    const { id: sessionId, userId, app, authType } = session;
    const claims = { userId, sessionId, app, ...(expiresAt !== undefined && { expiresAt }) };
    const own = { selfToken: tokens.sign(claims), appToken: app, authType };
    if (authType === 'self') return own;
    const ssoToken = await providerSessions.tokenOf(sessionId);
    if (ssoToken === undefined) throw new AppError('NOT_SIGNED_IN');
    return { ...own, ssoToken };
  };

  app.post<{ Body: Static<typeof TokenForm> }>(
    '/account/token',
    {
      schema: {
        body: TokenForm,
        response: { 200: SessionTokens },
        tags: [tag],
        summary: 'Exchanges a one-time code, or a still valid access token, for a session.',
      },
    },
    async (request, reply) => {
      assertOwnOrigin(config, request);
      void reply.header('cache-control', 'no-store');
      const { token } = request.body;
      const claims = tokens.verify(token);
      if (claims) {
        const session = await sessions.find(claims.sessionId);
        const isOfApp = config.embeddingApps.some(({ app: id }) => id === session?.app);
        if (!session || isOfApp) throw new AppError('NOT_SIGNED_IN');
        // A call with an access token cannot extend the token's lifetime: renewal requires the cookie.
        return tokensOf(session, claims.expiresAt);
      }
      const browser = readBrowserId(request);
      const redeemed = browser && (await sessions.redeem(token, browser));
      if (!redeemed) throw new AppError('NOT_SIGNED_IN');
      setRefreshCookie(config, reply, { sessionId: redeemed.session.id, secret: redeemed.secret });
      return tokensOf(redeemed.session);
    },
  );

  app.post(
    '/account/renew',
    {
      schema: {
        response: { 200: SessionTokens },
        tags: [tag],
        summary: 'Answers a fresh access token; the refresh secret travels in an http-only cookie.',
      },
    },
    async (request, reply) => {
      assertOwnOrigin(config, request);
      void reply.header('cache-control', 'no-store');
      const refresh = readRefreshCookie(request);
      const held = refresh && (await sessions.renew(refresh, 'console'));
      if (!held) {
        clearRefreshCookie(config, reply);
        if (refresh) actors.forget(refresh.sessionId);
        throw new AppError('NOT_SIGNED_IN');
      }
      const { session, secret } = held;
      actors.forget(session.id);
      setRefreshCookie(config, reply, { sessionId: session.id, secret });
      return tokensOf(session);
    },
  );

  app.get(
    '/account/client.json',
    { schema: { tags: [tag], summary: 'How this installation signs people in.' } },
    async () => ({
      app: consoleApp,
      authTypes: config.providers.length > 0 ? ['self', 'sso'] : ['self'],
      sso: {
        scopes: config.ssoScopes,
        providers: config.providers.map(({ id, name }) => ({ id, name })),
      },
    }),
  );
};
