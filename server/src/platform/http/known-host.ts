import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config';
import { AppError } from '../errors';
import { isKnownHost } from './host.rule';

export const knownHostPlugin = plugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (!isKnownHost(config, request.host)) throw new AppError('UNKNOWN_HOST');
      done();
    });
  },
);
