import type { FastifyInstance } from 'fastify';

const closeMilliseconds = 3_000;

/**
 * Browsers' unused spare connections count as busy, so connections that are left are closed after three
 * seconds.
 */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), closeMilliseconds);
  await app.close();
  clearTimeout(timer);
};
