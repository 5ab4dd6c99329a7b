import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import type { EmbeddingApp } from '../../platform/config';
import { AppError } from '../../platform/errors';
import {
  readBrowserId,
  setRefreshCookie,
  ensureBrowserId,
  readRefreshCookie,
} from './browser-cookies';
import { toChallengeBinding, handOverSecretPattern } from './hand-over-code';
import { sendRefusedLinkPage } from './send-refused-link';
import type { AccountService } from './account-service';
import { readSignInClient } from './sign-in-client';

const HandOverQuery = Type.Object({
  for: Type.String({ maxLength: 40 }),
  /** Origin of the requesting page, for an app with several origins. */
  at: Type.Optional(Type.String({ maxLength: 300 })),
  /** SHA-256 of a secret that the app's page stores until it receives the code. */
  challenge: Type.String({ pattern: handOverSecretPattern, maxLength: 43 }),
  to: Type.String({ pattern: '^/', maxLength: 2000 }),
  /** One-time code of a sign-in that was part of this request. */
  token: Type.Optional(Type.String({ maxLength: 4000 })),
});

/**
 * @throws CALLBACK_REFUSED unless the request is a navigation: scripts and frames must not receive
 * a code.
 */
const assertNavigation = ({ headers }: FastifyRequest): void => {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': dest = 'document' } = headers;
  if (mode !== 'navigate' || dest !== 'document') throw new AppError('CALLBACK_REFUSED');
};

const readRefererOrigin = ({ headers: { referer = '' } }: FastifyRequest): string | undefined =>
  URL.canParse(referer) ? new URL(referer).origin : undefined;

/** Signs a user in for another app, which receives a one-time code for a session of its own. */
export const registerHandOverPage = (app: FastifyInstance, service: AccountService): void => {
  const { config, sessions } = service;

  /**
   * Finds the app by the origin in the query, else by `Referer`.
   * @throws CALLBACK_REFUSED if the app is not listed.
   */
  const appNamed = (
    id: string,
    namedOrigin: string | undefined,
    before: string | undefined,
  ): EmbeddingApp => {
    const all = config.embeddingApps.filter((one) => one.app === id);
    const at = (origin?: string) => all.find((one) => one.origin === origin);
    const only = all.length === 1 ? all[0] : undefined;
    const found = namedOrigin === undefined ? (at(before) ?? only) : at(namedOrigin);
    if (!found) throw new AppError('CALLBACK_REFUSED');
    return found;
  };

  app.get<{ Querystring: Static<typeof HandOverQuery> }>(
    '/account/hand-over',
    { schema: { querystring: HandOverQuery, hide: true } },
    async (request, reply) => {
      const { for: wanted, at, challenge, to, token } = request.query;
      void reply.header('cache-control', 'no-store');
      try {
        assertNavigation(request);
        const host = appNamed(wanted, at, readRefererOrigin(request));
        const browser = readBrowserId(request);
        const arrived = token && browser && (await sessions.redeem(token, browser));
        if (arrived)
          setRefreshCookie(config, reply, {
            sessionId: arrived.session.id,
            secret: arrived.secret,
          });
        const refresh = arrived ? undefined : readRefreshCookie(request);
        const session = arrived ? arrived.session : refresh && (await sessions.check(refresh));
        if (!session) {
          ensureBrowserId(config, request, reply);
          const here = new URLSearchParams({
            for: wanted,
            at: host.origin,
            challenge,
            to,
          }).toString();
          const back = encodeURIComponent(`/account/hand-over?${here}`);
          return await reply.redirect(`/account/login?callback=${back}`, 303);
        }
        const { id: from, userId, authType } = session;
        const { code } = await sessions.open(
          userId,
          authType,
          toChallengeBinding(challenge),
          readSignInClient(request),
          { app: host.app, from },
        );
        const address = new URL(to, host.origin);
        if (address.origin !== host.origin) throw new AppError('CALLBACK_REFUSED');
        address.searchParams.set('code', code);
        return await reply.redirect(address.href, 303);
      } catch (error) {
        return sendRefusedLinkPage(service, error, reply);
      }
    },
  );
};
