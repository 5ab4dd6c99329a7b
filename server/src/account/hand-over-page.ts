import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { EmbeddingApp } from '../config';
import { AppError } from '../errors';
import { browserOf, keepRefresh, markBrowser, refreshOf } from './browser-cookies';
import { boundToChallenge, secretPattern } from './hand-over-code';
import { refusedLink } from './refused-link';
import type { AccountService } from './service';
import { signInPlaceOf } from './sign-in-place';

const HandOverQuery = Type.Object({
  /** Id of the app that asks. */
  for: Type.String({ maxLength: 40 }),
  /** SHA-256 of the secret that the app's page keeps until it is back. */
  challenge: Type.String({ pattern: secretPattern, maxLength: 43 }),
  /** Where in the app to go on. */
  to: Type.String({ pattern: '^/', maxLength: 2000 }),
  /** One-time code of somebody who just signed in on the way here. */
  token: Type.Optional(Type.String({ maxLength: 4000 })),
});

/** Where a person of an app comes by to be signed in; the app's page goes on with a code for a session of its own. */
export const registerHandOverPage = (app: FastifyInstance, service: AccountService): void => {
  const { config, sessions } = service;

  const appNamed = (id: string): EmbeddingApp => {
    const found = config.embeddingApps.find((one) => one.app === id);
    if (!found) throw new AppError('CALLBACK_REFUSED');
    return found;
  };

  app.get<{ Querystring: Static<typeof HandOverQuery> }>(
    '/account/hand-over',
    { schema: { querystring: HandOverQuery, hide: true } },
    async (request, reply) => {
      const { for: wanted, challenge, to, token } = request.query;
      void reply.header('cache-control', 'no-store');
      try {
        const host = appNamed(wanted);
        const browser = browserOf(request);
        const arrived = token && browser && (await sessions.redeem(token, browser));
        if (arrived)
          keepRefresh(config, reply, { sessionId: arrived.session.id, secret: arrived.secret });
        const refresh = arrived ? undefined : refreshOf(request);
        const session = arrived
          ? arrived.session
          : refresh && (await sessions.renew(refresh.sessionId, refresh.secret));
        if (!session) {
          markBrowser(config, request, reply);
          const here = new URLSearchParams({ for: wanted, challenge, to }).toString();
          const back = encodeURIComponent(`/account/hand-over?${here}`);
          return await reply.redirect(`/account/login?callback=${back}`, 303);
        }
        const { id: from, userId, authType } = session;
        const { code } = await sessions.open(
          userId,
          authType,
          boundToChallenge(challenge),
          signInPlaceOf(request),
          { app: host.app, from },
        );
        const address = new URL(to, host.origin);
        if (address.origin !== host.origin) throw new AppError('CALLBACK_REFUSED');
        address.searchParams.set('code', code);
        return await reply.redirect(address.href, 303);
      } catch (error) {
        return refusedLink(service, error, reply);
      }
    },
  );
};
