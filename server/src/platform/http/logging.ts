import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';

/** Path without the query, which is not logged, since it may contain one-time codes and tokens. */
const getPath = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? '';

export const createLoggerOptions = (
  level: string,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: ({ method, url }) => ({ method, path: getPath(url) }),
    res: ({ statusCode }) => ({ statusCode }),
  },
});

export const responseLoggingPlugin = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.routeOptions.logLevel;
    if (level && level !== 'info') return done();
    request.log.info(
      {
        method: request.method,
        path: getPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
});
