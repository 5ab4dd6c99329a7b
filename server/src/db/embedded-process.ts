import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { openDatabaseFolder } from './embedded-folder';
import { createEmbeddedSocket } from './embedded-socket';
import type { Report, Start, Stop } from './embedded-messages';
import { FolderInUse, lockFolder } from './folder-lock';

const lockPatience = 8_000;

const report = (message: Report): void => {
  if (process.connected) process.send?.(message);
};

/** A session that failed in itself cannot be trusted any more; the next start recovers. */
const fail = (error: unknown): never => {
  process.stderr.write(`The embedded database failed: ${String(error)}\n`);
  process.exit(1);
};

const serve = async ({ folder, socket }: Start): Promise<void> => {
  await lockFolder(folder, 'database', lockPatience);
  const database = await openDatabaseFolder(folder);
  await rm(socket, { force: true });
  const server = createEmbeddedSocket(database, fail);
  process.once('message', (_: Stop) => {
    server.close();
    database.close().then(() => process.exit(0), fail);
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
