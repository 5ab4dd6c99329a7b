import sql from 'sql-template-tag';
import type { ImportMapping } from '../../../../contract/applicants/intake/application-import';
import { readGrants } from '../../../platform/access/read-grants';
import type { Database, Db } from '../../../platform/db/database';
import { jobsInScope } from '../../../platform/hiring-parts/job-scope';
import { enqueueTask } from '../../../platform/queue/enqueue';
import type { Task, TaskKind } from '../../../platform/queue/task';
import { enqueueFinishedImportMail } from './finished-import-mail';
import { runImportChunk } from './run-import-chunk';

/** Milliseconds after which a long import lets other background work run. */
const turnMilliseconds = 20_000;

const failedMessage =
  'Something failed on our side. The rows so far are kept; run the import again.';
const notPermittedMessage = 'The person who began it may not import applicants any more.';

interface ImportPayload {
  importId: number;
}

const importTask: TaskKind<ImportPayload> = {
  name: 'import-applications',
  label: 'Import applicants from a file',
  maxTries: 5,
};

const enqueueImport = (db: Db, importId: number): Promise<unknown> =>
  enqueueTask(db, importTask, { importId }, { key: `${importTask.name} ${importId}` });

/** Starts an import unless it is already running or finished. */
export const startImport = (db: Database, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const begun = await tx.run(sql`
      update application_import set state = 'running', message = '', started_at = now()
      where id = ${id} and mapping is not null and state in ('uploaded', 'stopped')`);
    if (begun > 0) await enqueueImport(tx, id);
  });

const stopImport = (db: Db, id: number, message: string): Promise<void> =>
  db.transaction(async (tx) => {
    const stopped = await tx.run(sql`
      update application_import set state = 'stopped', message = ${message}
      where id = ${id} and state = 'running'`);
    if (stopped > 0) await enqueueFinishedImportMail(tx, id);
  });

interface StoredImport {
  id: number;
  actorId: number;
  mapping: ImportMapping;
  columns: number;
  jobId: number | null;
  sourceId: number | null;
}

/** Reads an import to run; a failed one too, since an administrator may restart it. */
const resumeImport = (db: Db, id: number): Promise<StoredImport | undefined> =>
  db.one<StoredImport>(sql`
    update application_import set state = 'running', message = ''
    where id = ${id} and state in ('running', 'stopped')
    returning id, created_by as "actorId", mapping, cardinality(columns) as columns,
      job_id as "jobId", source_id as "sourceId"`);

export const runImport = (db: Database): Task<ImportPayload> => ({
  ...importTask,
  run: async ({ importId }, { signal }) => {
    const until = performance.now() + turnMilliseconds;
    const stored = await resumeImport(db, importId);
    if (!stored) return;
    const { actorId } = stored;
    const grant = (await readGrants(db, actorId)).get('application:import');
    if (!grant) return stopImport(db, importId, notPermittedMessage);
    const scope = jobsInScope(grant, { userId: actorId });
    const run = { ...stored, scope, created: new Set<string>(), seen: new Set<string>() };
    while (!(await runImportChunk(db, run))) {
      signal.throwIfAborted();
      if (performance.now() > until) return void (await enqueueImport(db, importId));
    }
  },
  gaveUp: ({ importId }) => stopImport(db, importId, failedMessage),
});
