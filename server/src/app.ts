import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createActors } from './access/actors';
import { createAuthenticate } from './access/authenticate';
import { createTokens } from './access/token';
import type { Secrets } from './account/secrets';
import type { Config } from './config';
import type { Database } from './db/database';
import { registerDashboard } from './dashboard/routes';
import { registerDirectory } from './directory/routes';
import { AppError } from './errors';
import { registerFiles } from './files/routes';
import { bodies, bodyLimit } from './http/body';
import { failures } from './http/failures';
import { loggerOptions } from './http/logging';
import { registerJobs } from './jobs/routes';

/** Builds the whole server on a database; it does not listen yet. */
export const createApp = async (
  config: Config,
  db: Database,
  secrets: Secrets,
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit,
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: 'all', allErrors: true } },
    routerOptions: { maxParamLength: 300 },
  });
  // Answers are documented by their schemas and checked by tests; here they are sent as they are.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));

  const tokens = createTokens(secrets.tokenKey);
  const actors = createActors(db);
  app.decorateRequest('actor');
  app.decorate('authenticate', createAuthenticate(tokens, actors));

  await app.register(failures);
  await app.register(bodies);
  const services = { db, config };
  registerJobs(app, services);
  registerDirectory(app, services);
  registerFiles(app, services);
  registerDashboard(app, services);
  app.setNotFoundHandler(() => {
    throw new AppError('NO_SUCH_ADDRESS');
  });
  return app;
};
