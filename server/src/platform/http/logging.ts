import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';

/** Addresses are logged without their query: it may carry one-time codes and tokens. */
const pathOnly = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? '';

/** Structured lines that hold no header, cookie, query or body. */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: ({ method, url }) => ({ method, path: pathOnly(url) }),
    res: ({ statusCode }) => ({ statusCode }),
  },
});

/** One line for each answer: who asked for what, the outcome, and how long it took. */
export const answerLines = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.routeOptions.logLevel;
    if (level && level !== 'info') return done();
    request.log.info(
      {
        method: request.method,
        path: pathOnly(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
});
