import type { FastifyServerOptions } from 'fastify';

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
