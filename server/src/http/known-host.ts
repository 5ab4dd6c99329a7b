import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config';
import { AppError } from '../errors';
import { isKnownHost } from './host.rule';

/** Refuses calls under a name that nobody stated, before anything else of them is read. */
export const knownHost = plugin(async (app: FastifyInstance, { config }: { config: Config }) => {
  app.addHook('onRequest', async (request) => {
    if (!isKnownHost(config, request.host)) throw new AppError('UNKNOWN_HOST');
  });
});
