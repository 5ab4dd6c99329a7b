import type { PGlite } from '@electric-sql/pglite';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabaseFolder } from './embedded-folder';
import { createEmbeddedSocket } from './embedded-socket';
import type { Report, Request, Start } from './embedded-messages';
import { FolderInUse, lockFolder } from './folder-lock';
import { writeSnapshot } from './snapshot';

const lockPatience = 8_000;

const report = (message: Report): void => {
  if (process.connected) process.send?.(message);
};

const positionOf = async (database: PGlite): Promise<string> => {
  const answer = await database.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
  return answer.rows[0]?.at ?? '';
};

/** Writes a snapshot when something changed since the last one. */
const snapshots = (database: PGlite, folder: string) => {
  let saved = '';
  return async (): Promise<string | undefined> => {
    if ((await positionOf(database)) === saved) return undefined;
    await database.exec('checkpoint');
    const dump = await database.dumpDataDir('gzip');
    const content = Buffer.from(await dump.arrayBuffer());
    const file = await writeSnapshot(join(folder, 'snapshots'), content, new Date());
    // Read again: the checkpoint itself moves the position.
    saved = await positionOf(database);
    return file;
  };
};

const serve = async ({ folder, socket }: Start): Promise<void> => {
  await lockFolder(folder, 'database', lockPatience);
  const database = await openDatabaseFolder(folder);
  await rm(socket, { force: true });
  const server = createEmbeddedSocket(database, (error) => {
    // A session that failed in itself cannot be trusted any more; the next start recovers.
    process.stderr.write(`The embedded database failed: ${String(error)}\n`);
    process.exit(1);
  });
  const takeSnapshot = snapshots(database, folder);

  const stop = async (): Promise<void> => {
    server.close();
    await database.close();
    process.exit(0);
  };
  const answer = async (request: Request): Promise<void> => {
    if (request.ask === 'stop') return stop();
    const file = await takeSnapshot();
    report({ say: 'snapshot', ...(file && { file }) });
  };

  process.on('message', (request: Request) => {
    answer(request).catch((error: Error) => report({ say: 'failed', message: error.message }));
  });
  await once(server.listen(socket), 'listening');
  report({ say: 'ready' });
};

// The parent's end, also by a kill, closes the channel; nothing may outlive it.
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.once('message', (start: Start) => {
  serve(start).catch((error: Error) => {
    const message = error instanceof FolderInUse ? error.message : (error.stack ?? error.message);
    report({ say: 'failed', message });
    process.exitCode = 1;
    process.disconnect();
  });
});
