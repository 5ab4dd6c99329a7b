import type { FastifyInstance } from 'fastify';

const patience = 3_000;

/** Browsers' idle spare connections count as busy, so remaining ones are closed after three seconds. */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(timer);
};
