import type { FastifyInstance } from 'fastify';

const patience = 3_000;

/**
 * Takes no more calls and lets those under way end. A connection that a browser holds in reserve counts
 * as being in use until its first call, so after three seconds those that are left are closed.
 */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(timer);
};
