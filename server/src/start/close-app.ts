import type { FastifyInstance } from 'fastify';

const closeMilliseconds = 3_000;

/** Browsers' idle spare connections count as busy, so remaining ones are closed after three seconds. */
export const closeApp = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), closeMilliseconds);
  await app.close();
  clearTimeout(timer);
};
