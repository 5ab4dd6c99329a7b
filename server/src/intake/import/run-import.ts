import sql from 'sql-template-tag';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { announce, announceJobs } from '../../realtime/changes';
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

  const audit = ({ id, actorId }: Run): Promise<number> =>
    db.run(sql`
      insert into audit_entry (actor_id, action, subject, subject_id, details)
      select ${actorId}, 'application.import', 'application_import', id,
        jsonb_build_object('imported', imported, 'rejected', rejected)
      from application_import where id = ${id}`);

  const work = async (run: Run): Promise<void> => {
    try {
      for (let isLast = false; !isLast;) {
        if (isStopping) return void (await stop(run.id, stoppedByServer));
        const done = await runChunk(db, run);
        isLast = done.isLast;
        if (done.ids.length === 0) continue;
        announce({ owner: 'application', ids: done.ids, jobIds: done.jobIds });
        announceJobs(done.jobIds);
      }
      await audit(run);
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
