import sql from 'sql-template-tag';
import type { FastifyBaseLogger } from 'fastify';
import { audit } from '../../audit/audit';
import type { Database } from '../../db/database';
import { runChunk, type Run } from './run-chunk';
import { stoppedByServer } from './stored-import';

const failed = 'Something failed on our side. The rows so far are kept; run the import again.';

/** Runs imports beside the calls, and ends them in order when the server stops. */
export const createRuns = (db: Database, log: Pick<FastifyBaseLogger, 'error'>) => {
  const running = new Map<number, Promise<void>>();
  const claiming = new Map<number, Promise<boolean>>();
  let isStopping = false;

  const stop = (id: number, message: string): Promise<number> =>
    db.run(sql`
      update application_import set state = 'stopped', message = ${message}
      where id = ${id} and state = 'running'`);

  const auditRun = async ({ id, actorId }: Run): Promise<void> => {
    const details = await db.one<{ imported: number; rejected: number }>(
      sql`select imported, rejected from application_import where id = ${id}`,
    );
    await audit(
      db,
      actorId,
      'application.import',
      { id, details: details ?? {} },
      'application_import',
    );
  };

  const work = async (run: Run): Promise<void> => {
    try {
      for (let isLast = false; !isLast;) {
        if (isStopping) return void (await stop(run.id, stoppedByServer));
        isLast = await runChunk(db, run);
      }
      await auditRun(run);
    } catch (error) {
      log.error({ err: error }, 'An import stopped');
      await stop(run.id, failed).catch(() => undefined);
    }
  };

  const begun = async (id: number, claim: () => Promise<Run | undefined>): Promise<boolean> => {
    if (running.has(id)) return true;
    const run = await claim();
    if (run)
      running.set(
        id,
        work(run).finally(() => running.delete(id)),
      );
    return run !== undefined;
  };

  return {
    /** Whether this server runs it now: it did already, or begins. Calls at once share one claim. */
    begin: (id: number, claim: () => Promise<Run | undefined>): Promise<boolean> => {
      const claimed = claiming.get(id) ?? begun(id, claim).finally(() => claiming.delete(id));
      claiming.set(id, claimed);
      return claimed;
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      await Promise.all(running.values());
    },
  };
};
