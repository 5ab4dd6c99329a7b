import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';

/**
 * Addresses for a supervisor: `live` responds while the process runs, `ready` while it can serve requests.
 */
export const registerHealth = (
  app: FastifyInstance,
  { db, isStopping }: { db: Database; isStopping: () => boolean },
): void => {
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    const answers = await db.one(sql`select 1`).catch(() => undefined);
    if (!answers || isStopping()) throw new AppError('NOT_READY');
    return { status: 'ready' };
  });
};
