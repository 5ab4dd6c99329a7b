import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { AppError } from '../errors';
import type { Actor } from './actor';
import type { Actors } from './actors';
import { readServiceToken, type ServiceAuthenticator } from './service-authenticator';
import type { AccessTokens } from './token';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: (request: FastifyRequest) => Promise<void>;
  }
  interface FastifyRequest {
    actor: Actor;
  }
}

const accessTokenPattern = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

const readApp = (request: FastifyRequest): unknown =>
  (request.query as Record<string, unknown> | undefined)?.app;

interface AuthenticationDependencies {
  config: Pick<Config, 'embeddingApps'>;
  tokens: AccessTokens;
  actors: Actors;
  services: ServiceAuthenticator;
}

export const createAuthenticate =
  ({ config, tokens, actors, services }: AuthenticationDependencies) =>
  async (request: FastifyRequest): Promise<void> => {
    const serviceToken = readServiceToken(request.headers);
    if (serviceToken !== undefined) {
      request.actor = await services(serviceToken, request.headers);
      return;
    }
    const token = accessTokenPattern.exec(request.headers.authorization ?? '')?.[1];
    const claims = token && tokens.verify(token);
    const actor = claims && (await actors.find(claims.sessionId));
    if (!claims || !actor || actor.userId !== claims.userId) throw new AppError('NOT_SIGNED_IN');
    if (readApp(request) !== claims.app || actor.app !== claims.app)
      throw new AppError('WRONG_APP');
    // A token that was issued to one app must not work on pages of another app.
    const at = config.embeddingApps.find(({ origin }) => origin === request.headers.origin);
    if (at && at.app !== claims.app) throw new AppError('WRONG_APP');
    request.actor = actor;
  };
