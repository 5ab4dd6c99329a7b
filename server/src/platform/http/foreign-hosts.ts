import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config';
import { AppError } from '../errors';

export const unlistedOriginMessage =
  'Pages of this origin may not show parts of the console. Whoever runs the console can add it to EMBEDDING_APPS.';

export const findEmbeddingApp = (
  { embeddingApps }: Pick<Config, 'embeddingApps'>,
  origin: string | undefined,
): string | undefined => embeddingApps.find((one) => one.origin === origin)?.app;

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/**
 * Headers of public calls, which pages of any site may make, since these calls use neither cookies nor
 * tokens.
 */
const publicCallHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-max-age': '600',
};

/** CORS for the listed apps only, whose pages send a token and never cookies. */
export const crossOriginPlugin = plugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (isPreflight(request) && request.url.startsWith('/api/public/'))
        return void reply.status(204).headers(publicCallHeaders).send();
      if (isPreflight(request) && findEmbeddingApp(config, request.headers.origin) === undefined)
        throw new AppError('FOREIGN_ORIGIN', { message: unlistedOriginMessage });
      done();
    });
    const origins = config.embeddingApps.map(({ origin }) => origin);
    if (origins.length === 0) return;
    await app.register(cors, {
      origin: origins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match'],
      exposedHeaders: ['content-disposition', 'retry-after'],
      maxAge: 600,
    });
  },
);
