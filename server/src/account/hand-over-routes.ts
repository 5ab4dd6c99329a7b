import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { HandedOver } from '../../contract/account/account';
import type { EmbeddingApp } from '../config';
import { AppError } from '../errors';
import { appAt, notListed } from '../http/foreign-hosts';
import { browserOf, keepRefresh, markBrowser, refreshOf } from './browser-cookies';
import { refusedLink } from './refused-link';
import type { AccountService } from './service';
import type { Session } from './sessions';
import { signInPlaceOf } from './sign-in-place';

const secret = '^[\\w-]{43}$';

const HandOverQuery = Type.Object({
  /** Id of the app that asks. */
  for: Type.String({ maxLength: 40 }),
  /** SHA-256 of the secret that the app's page keeps until it is back. */
  challenge: Type.String({ pattern: secret, maxLength: 43 }),
  /** Where in the app to go on. */
  to: Type.String({ pattern: '^/', maxLength: 2000 }),
  /** One-time code of somebody who just signed in on the way here. */
  token: Type.Optional(Type.String({ maxLength: 4000 })),
});
const Exchange = Type.Object({
  code: Type.String({ pattern: secret, maxLength: 43 }),
  verifier: Type.String({ pattern: '^[\\w-]{43,128}$', maxLength: 128 }),
});
const Renewal = Type.Object({
  renewal: Type.String({ pattern: '^[0-9a-f-]{36}\\.[\\w-]{43}$', maxLength: 80 }),
});

/** What a code is bound to in place of a browser's cookie, which pages of another site do not send. */
const boundTo = (challenge: string): string => `challenge ${challenge}`;

const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** Hands the session of who is signed in over to an app that may show parts of the console. */
export const registerHandOver = (app: FastifyInstance, service: AccountService): void => {
  const { config, sessions, tokens, actors } = service;

  const appNamed = (id: string): EmbeddingApp => {
    const found = config.embeddingApps.find((one) => one.app === id);
    if (!found) throw new AppError('CALLBACK_REFUSED');
    return found;
  };

  const answer = ({ id: sessionId, userId, app: appId }: Session, key: string): HandedOver => ({
    token: tokens.sign({ userId, sessionId, app: appId }),
    renewal: `${sessionId}.${key}`,
  });

  /** @throws AppError where the page is none of the app's. */
  const expectPageOf = ({ headers }: FastifyRequest, { app: appId }: Session): void => {
    if (appAt(config, headers.origin) !== appId)
      throw new AppError('FOREIGN_ORIGIN', { message: notListed });
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
          boundTo(challenge),
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

  app.post<{ Body: Static<typeof Exchange> }>(
    '/account/hand-over',
    {
      schema: {
        body: Exchange,
        response: { 200: HandedOver },
        tags: ['Account'],
        summary: 'Exchanges the code that an embedding app was sent for a session of its own.',
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { code, verifier } = request.body;
      const redeemed = await sessions.redeem(code, boundTo(challengeOf(verifier)));
      if (!redeemed) throw new AppError('NOT_SIGNED_IN');
      expectPageOf(request, redeemed.session);
      return answer(redeemed.session, redeemed.secret);
    },
  );

  app.post<{ Body: Static<typeof Renewal> }>(
    '/account/hand-over/renew',
    {
      schema: {
        body: Renewal,
        response: { 200: HandedOver },
        tags: ['Account'],
        summary: 'Answers an embedding app a fresh access token.',
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const [sessionId = '', key = ''] = request.body.renewal.split('.');
      const session = await sessions.renew(sessionId, key);
      if (!session) throw new AppError('NOT_SIGNED_IN');
      expectPageOf(request, session);
      actors.forget(session.id);
      return answer(session, key);
    },
  );
};
