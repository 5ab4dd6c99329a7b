import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { HandedOver } from '../../../contract/identity/account/account';
import { AppError } from '../../platform/errors';
import { findEmbeddingApp, unlistedOriginMessage } from '../../platform/http/foreign-hosts';
import { toVerifierBinding, handOverSecretPattern } from './hand-over-code';
import type { AccountService } from './account-service';
import type { Session } from './sessions';

const CodeExchange = Type.Object({
  code: Type.String({ pattern: handOverSecretPattern, maxLength: 43 }),
  verifier: Type.String({ pattern: '^[\\w-]{43,128}$', maxLength: 128 }),
});
const SessionRenewal = Type.Object({
  renewal: Type.String({ pattern: '^[0-9a-f-]{36}\\.[\\w-]{43}$', maxLength: 80 }),
});

export const registerHandOverCalls = (
  app: FastifyInstance,
  { config, sessions, tokens, actors }: AccountService,
): void => {
  const answer = ({ id: sessionId, userId, app: appId }: Session, key: string): HandedOver => ({
    token: tokens.sign({ userId, sessionId, app: appId }),
    renewal: `${sessionId}.${key}`,
  });

  /** @throws AppError where the page does not belong to the app that is named in the request. */
  const assertPageOf = ({ headers }: FastifyRequest, { app: appId }: Session): void => {
    if (findEmbeddingApp(config, headers.origin) !== appId)
      throw new AppError('FOREIGN_ORIGIN', { message: unlistedOriginMessage });
  };

  app.post<{ Body: Static<typeof CodeExchange> }>(
    '/account/hand-over',
    {
      schema: {
        body: CodeExchange,
        response: { 200: HandedOver },
        tags: ['Account'],
        summary: 'Exchanges the code that an embedding app was sent for a session of its own.',
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { code, verifier } = request.body;
      const redeemed = await sessions.redeem(code, toVerifierBinding(verifier));
      if (!redeemed) throw new AppError('NOT_SIGNED_IN');
      assertPageOf(request, redeemed.session);
      return answer(redeemed.session, redeemed.secret);
    },
  );

  app.post<{ Body: Static<typeof SessionRenewal> }>(
    '/account/hand-over/renew',
    {
      schema: {
        body: SessionRenewal,
        response: { 200: HandedOver },
        tags: ['Account'],
        summary:
          'Answers an embedding app a fresh access token, and the renewal to come with next.',
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const [sessionId = '', secret = ''] = request.body.renewal.split('.');
      const known = await sessions.find(sessionId);
      if (!known) throw new AppError('NOT_SIGNED_IN');
      assertPageOf(request, known);
      const held = await sessions.renew({ sessionId, secret }, 'handed-over');
      actors.forget(sessionId);
      if (!held) throw new AppError('NOT_SIGNED_IN');
      return answer(held.session, held.secret);
    },
  );
};
